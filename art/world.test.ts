import { expect, test } from 'vitest';
import { projectToMap, world } from './world.ts';
import { LARGE, SMALL } from './world-grid.ts';

const grids = [
  { name: 'large', text: LARGE, columns: 110, rows: 51 },
  { name: 'small', text: SMALL, columns: 60, rows: 28 },
] as const;

test.each(grids)('places on the $name grid lie in their regions', ({ text, columns, rows }) => {
  const lines = text.split('\n');
  const regionAt = (latitude: number, longitude: number) => {
    const { x, y } = projectToMap({ latitude, longitude });
    return lines[Math.floor((y / 100) * rows)]?.[Math.floor((x / 100) * columns)];
  };
  expect(regionAt(39, -98)).toBe('u'); // Kansas
  expect(regionAt(50.5, 10)).toBe('e'); // Germany
  expect(regionAt(24, 45)).toBe('m'); // Arabia
  expect(regionAt(22, 79)).toBe('r'); // India
  expect(regionAt(0, -30)).toBe('.'); // the Atlantic
});

test('London lies left of Vilnius and lower, in percent', () => {
  const london = projectToMap({ latitude: 51.5, longitude: -0.1 });
  const vilnius = projectToMap({ latitude: 54.7, longitude: 25.3 });
  expect(london).toEqual({ x: 45.35, y: 22.89 });
  expect(vilnius.x).toBeGreaterThan(london.x);
  expect(vilnius.y).toBeLessThan(london.y);
});

test.each(['large', 'small'] as const)(
  'the %s map has a dot for each letter and no text',
  (grid) => {
    const svg = world({ kind: 'world', grid });
    const dots = (grid === 'large' ? LARGE : SMALL).replace(/[.\n]/g, '').length;
    expect(svg.match(/h0/g)).toHaveLength(dots);
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('NaN');
  },
);

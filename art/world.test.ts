import { expect, test } from 'vitest';
import { dotsOf, projectToMap, world } from './world.ts';

test.each(['large', 'small'] as const)('places on the %s map are in their regions', (grid) => {
  const rows = dotsOf(grid);
  const regionAt = (latitude: number, longitude: number) => {
    const { x, y } = projectToMap({ latitude, longitude });
    const row = rows[Math.floor((y / 100) * rows.length)];
    return row?.[Math.floor((x / 100) * row.length)];
  };
  expect(regionAt(39, -98)).toBe('u'); // Kansas
  expect(regionAt(50.5, 10)).toBe('e'); // Germany
  expect(regionAt(24, 45)).toBe('m'); // Arabia
  expect(regionAt(22, 79)).toBe('r'); // India
  expect(regionAt(0, -30)).toBe('.'); // the Atlantic
});

test.each(['large', 'small'] as const)(
  'the %s map has a dot for each letter and no text',
  (grid) => {
    const svg = world({ kind: 'world', grid });
    const dots = dotsOf(grid).join('').replaceAll('.', '').length;
    expect(svg.match(/h0/g)).toHaveLength(dots);
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('NaN');
  },
);

import { expect, test } from 'vitest';
import { cropFor } from './crop.ts';

const placement = { across: 0.5, down: 0.8, at: 0.5, detail: 1 };

test('the frame is centred and as large as its placement allows', () => {
  const { crop, focus } = cropFor(
    { frame: [25, 25, 75, 75] },
    1,
    { width: 100, height: 100 },
    placement,
  );
  expect(crop).toEqual({ x: 0, y: 0, width: 1 });
  expect(focus).toEqual({ x: 50, y: 50, frame: [25, 25, 75, 75] });
});

test('a wide cut extends beyond the maps, with the subject where its placement says', () => {
  const wide = { ...placement, at: 0.7 };
  const { crop, focus } = cropFor(
    { frame: [20, 10, 80, 90] },
    1,
    { width: 300, height: 100 },
    wide,
  );
  expect(crop.width).toBeCloseTo(3);
  expect(crop.x).toBeLessThan(0);
  expect(focus.x).toBe(70);
  expect(focus.frame.map((edge, i) => (i % 2 ? edge : 0))).toEqual([0, 10, 0, 90]);
});

test('a crop stays within the maps if the subject reaches their edges', () => {
  const person = { frame: [18, 8, 82, 74], focus: [50, 42], bleeds: true } as const;
  const { crop, height } = cropFor(person, 0.8, { width: 100, height: 100 }, placement);
  expect(crop.x).toBeGreaterThanOrEqual(0);
  expect(crop.y).toBeGreaterThanOrEqual(0);
  expect(crop.x + crop.width).toBeLessThanOrEqual(1);
  expect(crop.y + height).toBeLessThanOrEqual(1);
});

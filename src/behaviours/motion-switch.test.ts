import { expect, test } from 'vitest';
import { motionUnder } from './motion-switch.ts';

test.each([
  [{}, 'running'],
  [{ paused: true }, 'still'],
  [{ hidden: true }, 'still'],
  [{ inView: false }, 'still'],
  [{ reduced: true }, 'reduced'],
  [{ reduced: true, paused: true, hidden: true, inView: false }, 'reduced'],
])('under %o motion is %s', (state, motion) => {
  const usual = { reduced: false, paused: false, hidden: false, inView: true };
  expect(motionUnder({ ...usual, ...state })).toBe(motion);
});

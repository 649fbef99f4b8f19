import { expect, test } from 'vitest';
import { motionUnder } from './motion-switch.ts';

const usual = { reduced: false, paused: false, hidden: false, inView: true };

test('motion runs while the element is visible and not paused', () => {
  expect(motionUnder(usual)).toBe('running');
  expect(motionUnder({ ...usual, paused: true })).toBe('still');
  expect(motionUnder({ ...usual, hidden: true })).toBe('still');
  expect(motionUnder({ ...usual, inView: false })).toBe('still');
});

test('reduced motion takes precedence over everything else', () => {
  expect(motionUnder({ reduced: true, paused: true, hidden: true, inView: false })).toBe('reduced');
  expect(motionUnder({ ...usual, reduced: true })).toBe('reduced');
});

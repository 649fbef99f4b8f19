import { expect, test } from 'vitest';
import { sinkWord, WORD_WIDTH } from './sunk-word.ts';

/** Widths in em as a browser lays out the words in the brand typeface. */
const measured = {
  Tidewright: 4.79,
  Lilliputian: 4.23,
  Northwind: 4.72,
  'MWM Works': 5.83,
  'Fathomworks Co': 7.79,
  Acme1: 3.3,
};

test.each(Object.entries(measured))('%s is stretched by at most 5 percent', (word, width) => {
  const { fontSize } = sinkWord(word);
  expect(Math.abs(WORD_WIDTH / (fontSize * width) - 1)).toBeLessThan(0.05);
});

test('the letters are cut off above the baseline', () => {
  const { baseline, height } = sinkWord('Tidewright');
  expect(height).toBeLessThan(baseline);
});

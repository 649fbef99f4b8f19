import { expect, test } from 'vitest';
import { framesFrom } from './typed-word.ts';

/** The first texts shown, each with how long it is shown in ms. */
function play(count: number, words: readonly string[]) {
  const frames = framesFrom(words, 0);
  return Array.from({ length: count }, () => {
    const { text, ms } = frames.next().value;
    return [text, ms] as const;
  });
}

test('a word stays 1500 ms; a letter is deleted every 60 ms and typed every 80 ms; the first word follows the last', () => {
  expect(play(13, ['go', 'on', 'up'])).toEqual([
    ['go', 1500],
    ['g', 60],
    ['', 80],
    ['o', 80],
    ['on', 1500],
    ['o', 60],
    ['', 80],
    ['u', 80],
    ['up', 1500],
    ['u', 60],
    ['', 80],
    ['g', 80],
    ['go', 1500],
  ]);
});

test('a single word is deleted and typed again', () => {
  expect(play(6, ['go']).map(([text]) => text)).toEqual(['go', 'g', '', 'g', 'go', 'g']);
});

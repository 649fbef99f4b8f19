import { expect, test } from 'vitest';
import { framesFrom } from './typed-word.ts';

/** The first texts shown, each with how long it is shown in ms. */
function play(count: number, words: readonly string[] = ['faster', 'better', 'smarter']) {
  const frames = framesFrom(words, 0);
  return Array.from({ length: count }, () => {
    const { text, ms } = frames.next().value;
    return [text, ms] as const;
  });
}

test('a word stays 1500 ms; a letter is deleted every 60 ms and typed every 80 ms', () => {
  expect(play(14)).toEqual([
    ['faster', 1500],
    ['faste', 60],
    ['fast', 60],
    ['fas', 60],
    ['fa', 60],
    ['f', 60],
    ['', 80],
    ['b', 80],
    ['be', 80],
    ['bet', 80],
    ['bett', 80],
    ['bette', 80],
    ['better', 1500],
    ['bette', 60],
  ]);
});

test('the words are shown in turn, starting over after the last', () => {
  const held = play(200).filter(([, ms]) => ms === 1500);
  expect(held.slice(0, 5).map(([text]) => text)).toEqual([
    'faster',
    'better',
    'smarter',
    'faster',
    'better',
  ]);
});

test('a single word is deleted and typed again', () => {
  expect(play(6, ['go']).map(([text]) => text)).toEqual(['go', 'g', '', 'g', 'go', 'g']);
});

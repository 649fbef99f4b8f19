import { expect, test } from 'vitest';
import { duration, type Frame, nextFrame } from './typed-word.ts';

const words = ['faster', 'better', 'smarter'];
const start: Frame = { word: 0, letters: 6, phase: 'holding' };

/** The texts shown from the first frame on, each with how long it is shown in ms. */
function play(frames: number): [string, number][] {
  const shown: [string, number][] = [];
  let frame = start;
  for (let index = 0; index < frames; index += 1) {
    shown.push([words[frame.word]?.slice(0, frame.letters) ?? '', duration(frame)]);
    frame = nextFrame(frame, words);
  }
  return shown;
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
  const one = ['go'];
  let frame: Frame = { word: 0, letters: 2, phase: 'holding' };
  const letters = Array.from({ length: 5 }, () => {
    frame = nextFrame(frame, one);
    return frame.letters;
  });
  expect(letters).toEqual([1, 0, 1, 2, 1]);
});

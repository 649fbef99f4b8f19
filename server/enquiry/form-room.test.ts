import { expect, test } from 'vitest';
import { FormRoom } from './form-room.ts';

/** Room for four forms and 100 bytes; for each sender, two forms and 60 bytes. */
function makeRoom() {
  let refused = 0;
  const bounds = { total: { forms: 4, bytes: 100 }, perSender: { forms: 2, bytes: 60 } };
  const room = new FormRoom(bounds, () => {
    refused += 1;
  });
  /** Opens a reservation, which must succeed. */
  const open = (sender: string, now: number) => {
    const reservation = room.open(sender, now);
    if (reservation === undefined) throw new Error('no room');
    return reservation;
  };
  return { room, open, refused: () => refused };
}

test('one sender has a limit, even while other memory is free', () => {
  const { room, open, refused } = makeRoom();
  const [one, two] = [open('a', 0), open('a', 0)];
  expect(room.open('a', 0)).toBeUndefined();
  expect(room.take(one, 31, 0)).toBe(true);
  expect(room.take(two, 32, 0)).toBe(true);
  expect([one.bytes, refused()]).toEqual([0, 2]);
  expect(room.take(one, 1, 0)).toBe(false);
  expect(room.take(open('b', 0), 60, 0)).toBe(true);
});

test('a form that stopped arriving loses its memory to one that goes on', async () => {
  const { room, open } = makeRoom();
  const early = open('a', 0);
  room.take(early, 55, 0);
  const late = open('b', 20_000);
  // The early form has had its reservation for long and received only five bytes lately.
  room.take(early, 5, 24_000);
  expect(room.take(late, 45, 25_000)).toBe(true);
  expect(await early.revoked).toBe('revoked');
  room.close(early);
});

test('a form without progress for seconds loses its reservation to a new one', () => {
  const { room, open } = makeRoom();
  for (const sender of ['a', 'a', 'b', 'b']) open(sender, 0);
  expect(room.open('c', 1_000)).toBeUndefined();
  expect(room.open('c', 6_000)).toBeDefined();
});

test('a form that has arrived in full keeps its memory until it is stored', () => {
  const { room, open } = makeRoom();
  const done = open('a', 0);
  room.take(done, 60, 0);
  done.isSettled = true;
  const next = open('b', 60_000);
  expect(room.take(next, 41, 60_000)).toBe(false);
  room.close(done);
  expect(room.take(open('b', 60_000), 41, 60_000)).toBe(true);
});

test('a form within its share never loses its memory', () => {
  const { room, open } = makeRoom();
  const small = open('a', 0);
  room.take(small, 20, 0);
  const large = open('b', 9_000);
  room.take(large, 55, 9_000);
  const other = open('c', 9_000);
  // Of the two forms above a quarter of the memory, this one has made less progress.
  expect(room.take(other, 26, 9_000)).toBe(false);
  expect(room.take(small, 1, 9_000)).toBe(true);
  expect(room.take(large, 1, 9_000)).toBe(true);
});

test("bytes that are given back don't count", () => {
  const { room, open } = makeRoom();
  const reservation = open('a', 0);
  for (let piece = 0; piece < 100; piece += 1) {
    expect(room.take(reservation, 50, 0)).toBe(true);
    room.give(reservation, 50);
  }
});

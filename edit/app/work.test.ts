import { expect, onTestFinished, test, vi } from 'vitest';
import { recordAt } from '../schema/files.ts';
import {
  EMPTY,
  next,
  storeDrafts,
  storedDrafts,
  toStore,
  type Work,
  type WorkEvent,
} from './work.ts';

const file = (name: string, hash = name) => ({
  key: 'service-groups',
  data: { ideation: { title: name, line: 'For ideas.', order: 1 } },
  hash,
});
const after = (events: readonly WorkEvent[], work: Work = EMPTY) => events.reduce(next, work);
const type = (value: string, at: number): WorkEvent => ({
  type: 'change',
  key: 'service-groups',
  path: ['ideation', 'title'],
  value,
  at,
});
const READ: WorkEvent = { type: 'read', files: [file('Ideas')] };
const titleIn = ({ drafts }: Work) => {
  const data = drafts['service-groups']?.data as ReturnType<typeof file>['data'] | undefined;
  return data?.ideation.title;
};

test('typing without a pause is one undo step', () => {
  const work = after([READ, type('A', 0), type('Ab', 300), type('Abc', 600), type('Abcd', 9000)]);
  expect(titleIn(work)).toBe('Abcd');
  const back = next(work, { type: 'undo' });
  expect(titleIn(back)).toBe('Abc');
  expect(titleIn(next(back, { type: 'undo' }))).toBeUndefined();
  expect(titleIn(next(back, { type: 'redo' }))).toBe('Abcd');
});

test('“Only a correction” holds while typing, until it is unticked or the text is saved', () => {
  const correct: WorkEvent = { type: 'correct', key: 'service-groups', place: 'ideation.title' };
  const chosen = after([READ, type('Idea', 0), correct, type('Id', 300), type('Ideas!', 600)]);
  const correctedIn = ({ drafts }: Work) => drafts['service-groups']?.corrected;
  expect(correctedIn(chosen)).toEqual(['ideation.title']);
  expect(correctedIn(next(chosen, correct))).toEqual([]);
  const saved = next(chosen, { type: 'saved', files: [file('Ideas!')] });
  expect(saved.drafts).toEqual({});
  expect(correctedIn(next(saved, type('Idea', 9000)))).toBeUndefined();
});

test('a draft that equals its file is dropped', () => {
  expect(after([READ, type('New', 0), type('Ideas', 5000)]).drafts).toEqual({});
});

test('an outside change is taken over if the file has no draft', () => {
  const work = after([READ, { type: 'read', files: [file('Others')] }]);
  expect(work.files.get('service-groups')?.data).toEqual(file('Others').data);
  expect(work.outside).toEqual({});
});

test('an outside change of a file with a draft waits until the conflict is resolved', () => {
  const work = after([READ, type('Mine', 0), { type: 'read', files: [file('Others')] }]);
  expect(titleIn(work)).toBe('Mine');
  expect(Object.keys(work.outside)).toEqual(['service-groups']);
  expect(work.files.get('service-groups')?.hash).toBe('Ideas');
  const data = { ideation: { title: 'Both', line: 'For ideas.', order: 1 } };
  const resolved = next(work, { type: 'replace', key: 'service-groups', draft: { data } });
  expect(resolved.outside).toEqual({});
  expect(resolved.files.get('service-groups')?.hash).toBe('Others');
  expect(titleIn(resolved)).toBe('Both');
});

test('a stored draft is restored, with a conflict if its file has changed since', () => {
  const data = { ideation: { title: 'Stored', line: 'For ideas.', order: 1 } };
  const back = (hash: string) =>
    next(EMPTY, {
      type: 'read',
      files: [file('Ideas')],
      stored: { 'service-groups': { data, hash } },
    });
  expect(titleIn(back('Ideas'))).toBe('Stored');
  expect(back('Ideas').outside).toEqual({});
  expect(Object.keys(back('older').outside)).toEqual(['service-groups']);
});

test('two tabs store their drafts beside each other', () => {
  vi.stubGlobal('localStorage', {
    setItem: (name: string, text: string) => Object.assign(localStorage, { [name]: text }),
    removeItem: (name: string) => delete localStorage[name],
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const one = toStore(after([READ, type('One', 0)]));
  const other = { team: { data: {}, hash: 'other' } };
  storeDrafts({}, one);
  storeDrafts({}, other);
  expect(storedDrafts()).toEqual({ ...one, ...other });
  storeDrafts(one, {});
  expect(storedDrafts()).toEqual(other);
});

test('undo restores a deleted record as a draft, and redo removes it again', () => {
  const record = recordAt('service-groups/ideation');
  if (!record) throw new Error('no record');
  const discarded = after([READ, type('Mine', 0), { type: 'replace', key: record.key }]);
  const gone = next(discarded, { type: 'deleted', record });
  expect([gone.files.get(record.key)?.data, Object.keys(gone.drafts)]).toEqual([{}, []]);
  const back = next(gone, { type: 'undo' });
  expect(back.drafts['service-groups']?.data).toEqual(file('Ideas').data);
  expect(next(back, { type: 'redo' }).drafts).toEqual({});
});

test('undo and redo work across a save', () => {
  const saved: WorkEvent = { type: 'saved', files: [file('Typed')] };
  const work = after([READ, type('Typed', 5000), saved, type('More', 5300)]);
  const back = next(work, { type: 'undo' });
  expect(back.drafts).toEqual({});
  const before = next(back, { type: 'undo' });
  expect(titleIn(before)).toBe('Ideas');
  expect(before.past).toEqual([]);
  expect(next(before, { type: 'redo' }).drafts).toEqual({});
  // The undone text can be typed again and saved.
  const again = next(before, { type: 'saved', files: [file('Ideas', 'again')] });
  expect(again.drafts).toEqual({});
  expect(titleIn(next(again, { type: 'redo' }))).toBe('Typed');
});

test('undo doesn’t revert what others have changed meanwhile', () => {
  const saved: WorkEvent = { type: 'saved', files: [file('Typed')] };
  const work = after([READ, type('Typed', 0), saved, { type: 'read', files: [file('Others')] }]);
  expect(work.past).toEqual([]);
  expect(next(work, { type: 'undo' }).drafts).toEqual({});
});

test('a saved record with explicit defaults is not a draft', () => {
  const key = 'team';
  const ana = { name: 'Ana Sousa', position: 'Engineer', order: 7 };
  const portrait = { file: 'ana.jpg', alt: '' };
  const begun: WorkEvent = { type: 'replace', key, draft: { data: { ana: { ...ana, portrait } } } };
  const shown = { ...ana, portrait: { ...portrait, focus: '50% 50%', treatment: 'plain' } };
  const data = { ana: { ...shown, sample: false } };
  const saved = [{ key, hash: 'new', data }];
  const work = after([READ, begun, { type: 'saved', files: saved }]);
  expect(work.drafts).toEqual({});
  expect(work.past).toEqual([]);
});

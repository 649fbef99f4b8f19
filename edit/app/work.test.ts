import { expect, onTestFinished, test, vi } from 'vitest';
import { FILE_TYPES } from '../../contract/limits.ts';
import { valueAt } from '../model/value.ts';
import {
  conflictsIn,
  EMPTY,
  next,
  storeDrafts,
  storedDrafts,
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
const save = (work: Work, ...files: ReturnType<typeof file>[]) =>
  next(work, { type: 'saved', files, drafts: work.drafts });
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
  const saved = save(chosen, file('Ideas!'));
  expect(saved.drafts).toEqual({});
  expect(correctedIn(next(saved, type('Idea', 9000)))).toBeUndefined();
});

test('a draft that equals its file is dropped', () => {
  expect(after([READ, type('New', 0), type('Ideas', 5000)]).drafts).toEqual({});
});

test('a default is not kept, so that no line of the file says it', () => {
  const service = { key: 'services/qa', data: { name: 'Testing' }, hash: 'a' };
  const tick = (value: boolean): WorkEvent => ({
    type: 'change',
    key: service.key,
    path: ['indexed'],
    value,
    at: 0,
  });
  const hidden = after([{ type: 'read', files: [service] }, tick(false)]);
  expect(hidden.drafts[service.key]?.data).toEqual({ ...service.data, indexed: false });
  const saved = { ...service, data: { ...service.data, indexed: false }, hash: 'b' };
  const shown = after(
    [{ type: 'saved', files: [saved], drafts: hidden.drafts }, tick(true)],
    hidden,
  );
  expect(shown.drafts[service.key]?.data).toEqual(service.data);
});

test('an item of a list that the file leaves out is changed in its default', () => {
  const form = { key: 'forms/enquiry', data: { fields: { attachment: {} } }, hash: 'a' };
  const types = ['fields', 'attachment', 'types'];
  const changed: WorkEvent = {
    type: 'change',
    key: form.key,
    path: [...types, 1],
    value: 'jpg',
    at: 0,
  };
  const { drafts } = after([{ type: 'read', files: [form] }, changed]);
  expect(valueAt(drafts[form.key]?.data, types)).toEqual([
    'pdf',
    'jpg',
    ...Object.keys(FILE_TYPES).slice(2),
  ]);
});

test('an outside change is taken over if the file has no draft', () => {
  const work = after([READ, { type: 'read', files: [file('Others')] }]);
  expect(work.files.get('service-groups')?.data).toEqual(file('Others').data);
  expect(conflictsIn(work)).toEqual([]);
});

test('a new redirect is kept though its target is still empty', () => {
  const redirects = { key: 'redirects', data: { '/a': '/' }, hash: 'a' };
  const added: WorkEvent = { type: 'change', key: 'redirects', path: ['/b'], value: '', at: 0 };
  const work = after([{ type: 'read', files: [redirects] }, added]);
  expect(work.drafts.redirects?.data).toEqual({ '/a': '/', '/b': '' });
});

test('an outside change of a file with a draft is a conflict until it is resolved or undone', () => {
  const others: WorkEvent = { type: 'read', files: [file('Others')] };
  const work = after([READ, type('Mine', 0), others, others]);
  expect(titleIn(work)).toBe('Mine');
  expect(conflictsIn(work)).toEqual(['service-groups']);
  const undone = next(work, { type: 'undo' });
  expect(undone.drafts).toEqual({});
  expect(conflictsIn(next(undone, { type: 'redo' }))).toEqual(['service-groups']);
  const data = { ideation: { title: 'Both', line: 'For ideas.', order: 1 } };
  const resolved = next(work, { type: 'replace', key: 'service-groups', draft: { data } });
  expect(conflictsIn(resolved)).toEqual([]);
  expect(titleIn(resolved)).toBe('Both');
  // What comes back is from before the outside change.
  expect(conflictsIn(next(resolved, { type: 'undo' }))).toEqual(['service-groups']);
});

test('an outside change to what the draft says ends the draft', () => {
  const work = after([READ, type('Mine', 0), { type: 'read', files: [file('Mine')] }]);
  expect(work.drafts).toEqual({});
});

test('a stored draft is restored; if its file has changed since, that is a conflict until it is resolved', () => {
  const { drafts } = after([READ, type('Stored', 0)]);
  // Both readings may be the first: one that fails is no event.
  const back = (files: ReturnType<typeof file>[]) =>
    after([
      { type: 'read', files, stored: drafts },
      { type: 'read', files, stored: {} },
    ]);
  expect(titleIn(back([file('Ideas')]))).toBe('Stored');
  expect(conflictsIn(back([file('Ideas')]))).toEqual([]);
  expect(conflictsIn(back([file('Others')]))).toEqual(['service-groups']);
  expect(conflictsIn(back([]))).toEqual(['service-groups']);
});

test('two tabs store their drafts beside each other; drafts of unknown files are left alone', () => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => localStorage[name] ?? null,
    setItem: (name: string, text: string) => Object.assign(localStorage, { [name]: text }),
    removeItem: (name: string) => delete localStorage[name],
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const one = after([READ, type('One', 0)]).drafts;
  const other = { team: { data: {} } };
  storeDrafts({}, one);
  storeDrafts({}, other);
  localStorage.setItem('edit-drafts::team/ana', '{}');
  expect(storedDrafts()).toEqual({ ...one, ...other });
  // What the other tab has typed since is not removed with this tab's draft of the same record.
  storeDrafts({ team: { data: { ana: {} } } }, {});
  expect(storedDrafts()).toEqual({ ...one, ...other });
  storeDrafts(one, {});
  expect(storedDrafts()).toEqual(other);
});

test('undo restores a deleted record as a draft, and redo removes it again', () => {
  const { key, data } = file('Ideas');
  const left: WorkEvent = { type: 'read', files: [{ key, data: {} as typeof data, hash: '' }] };
  const discarded = after([READ, type('Mine', 0), { type: 'replace', key }]);
  const gone = after([left, { type: 'deleted', key, data }], discarded);
  expect([gone.files.get(key)?.data, Object.keys(gone.drafts)]).toEqual([{}, []]);
  const back = next(gone, { type: 'undo' });
  expect(back.drafts[key]?.data).toEqual(data);
  expect(conflictsIn(back)).toEqual([]);
  expect(next(back, { type: 'redo' }).drafts).toEqual({});
});

test('undo and redo work across a save', () => {
  const saved = save(after([READ, type('Typed', 5000)]), file('Typed'));
  const work = next(saved, type('More', 5300));
  const back = next(work, { type: 'undo' });
  expect(back.drafts).toEqual({});
  const before = next(back, { type: 'undo' });
  expect(titleIn(before)).toBe('Ideas');
  expect(conflictsIn(before)).toEqual([]);
  expect(before.past).toEqual([]);
  expect(next(before, { type: 'redo' }).drafts).toEqual({});
  // The undone text can be typed again and saved.
  const again = save(before, file('Ideas', 'again'));
  expect(again.drafts).toEqual({});
  expect(titleIn(next(again, { type: 'redo' }))).toBe('Typed');
});

test('undo doesn’t revert what others have changed meanwhile', () => {
  const saved = save(after([READ, type('Typed', 0)]), file('Typed'));
  const work = next(saved, { type: 'read', files: [file('Others')] });
  expect(work.past).toEqual([]);
  expect(next(work, { type: 'undo' }).drafts).toEqual({});
});

test('what is typed while a new record is being saved goes on from the saved file', () => {
  const { key, data } = file('New');
  const begun = next(EMPTY, { type: 'replace', key, draft: { data } });
  const typed = next(begun, type('Newer', 0));
  const saved: WorkEvent = { type: 'saved', files: [file('New')], drafts: begun.drafts };
  const work = next(typed, saved);
  expect(titleIn(work)).toBe('Newer');
  expect(conflictsIn(work)).toEqual([]);
  // Only the typing can be undone.
  expect(work.past).toHaveLength(1);
  expect(next(work, { type: 'undo' }).drafts).toEqual({});
  expect(next(begun, saved).drafts).toEqual({});
});

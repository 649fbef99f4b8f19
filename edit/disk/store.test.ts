import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allFiles, type FileState, Refusal, save } from './store.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edit-'));
  cpSync('src/content/fixture', root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (key: string): FileState => {
  const found = allFiles(root).find((each) => each.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};
const textOf = (key: string) => readFileSync(join(root, `content/${key}.yaml`), 'utf8');
const changed = (key: string, fields: object) => {
  const { data, hash } = file(key);
  return { key, hash, data: { ...data, ...fields } };
};

test('a changed field is written, and nothing else', () => {
  const before = textOf('services/qa');
  const { faults, saved } = save(root, [changed('services/qa', { name: 'Testing' })]);
  expect(faults).toEqual([]);
  expect(saved.map(({ title }) => title)).toEqual(['Testing']);
  expect(textOf('services/qa')).toBe(before.replace(/^name: .*$/m, 'name: Testing'));
});

test('nothing is written where one of several records is wrong', () => {
  const before = textOf('services/qa');
  const { faults } = save(root, [
    changed('services/qa', { name: 'Testing' }),
    changed('company', { statement: 'Far too long for one line. '.repeat(9) }),
  ]);
  expect(faults).toMatchObject([{ key: 'company', path: 'statement' }]);
  expect(textOf('services/qa')).toBe(before);
});

test('a dead link is refused, with its field', () => {
  const link = { label: 'To nowhere', href: '/nowhere' };
  const { faults } = save(root, [changed('how-we-work', { link })]);
  expect(faults).toMatchObject([{ key: 'how-we-work', path: 'link.href' }]);
  expect(faults[0]?.message).toContain('no page at /nowhere');
});

test('a file that changed meanwhile is shown, not overwritten', () => {
  const mine = changed('services/qa', { name: 'Mine' });
  const theirs = textOf('services/qa').replace(/^name: .*$/m, 'name: Theirs');
  writeFileSync(join(root, 'content/services/qa.yaml'), theirs);
  const { conflicts, saved } = save(root, [mine]);
  expect(saved).toEqual([]);
  expect(conflicts).toMatchObject([{ key: 'services/qa', data: { name: 'Theirs' } }]);
  expect(textOf('services/qa')).toBe(theirs);
});

test('a copy is a new file; the same title twice is refused', () => {
  const { data } = file('services/qa');
  const copy = { key: 'services/audit/deep', data, hash: '', from: 'services/qa' };
  expect(save(root, [copy]).faults[0]?.message).toContain('the same title');
  const titled = { ...copy, data: { ...data, title: 'A title of its own' } };
  expect(save(root, [titled]).faults).toEqual([]);
  expect(textOf('services/audit/deep')).toContain('$schema=../../.schema/services.json');
});

test.each(['../outside', 'services/../../outside', 'unknown/record', '.schema/pages'])(
  'nothing is written at %s',
  (key) => {
    expect(() => save(root, [{ key, data: {}, hash: '' }])).toThrow(Refusal);
    expect(existsSync(join(root, 'outside.yaml'))).toBe(false);
  },
);

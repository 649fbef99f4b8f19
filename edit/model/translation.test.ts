import { expect, test } from 'vitest';
import type { Data } from './names.ts';
import {
  confirm,
  type Edit,
  memoryOf,
  rewordings,
  separate,
  sheetOf,
  translate,
} from './translation.ts';
import { withValue } from './value.ts';

const TAGS = { source: 'en-GB', own: 'de' };
const QA = 'services/qa';

/** Keys in the file's order, which differs from the schema's. */
const RECORD: Data = {
  line: 'Fewer faults',
  name: 'Testing',
  title: 'Testing of software',
  sections: [
    { type: 'faq', id: 'faq', heading: 'Remind me', items: [] },
    { type: 'faq', id: 'more', heading: 'Remind me', items: [] },
  ],
};
const PAIRS: Data = {
  texts: [
    { 'en-GB': 'Fewer faults', de: 'Weniger Fehler' },
    { 'en-GB': 'Testing', keep: true },
    { 'en-GB': 'Testing of software', de: 'Softwaretests' },
    { 'en-GB': 'Remind me', de: 'Erinnern' },
  ],
};

const sheet = (record = RECORD, own = PAIRS) => sheetOf(QA, record, own, TAGS);
const rowAt = (given: ReturnType<typeof sheet>, place: string) => {
  const row = given.rows.find((each) => each.place === place);
  if (!row) throw new Error(`no text at ${place}`);
  return row;
};
const done = (own: Data, { path, value }: Edit) => withValue(own, path, value);
const states = (given: ReturnType<typeof sheet>) => given.rows.map(({ state }) => state);

test('texts are in the order of their file, with their state and length limit', () => {
  const own = { texts: [{ 'en-GB': 'Few faults', de: 'Weniger Fehler' }] };
  const { rows } = sheet(RECORD, own);
  expect(rows.map(({ place, state }) => `${place} ${state}`)).toEqual([
    'line stale',
    'name missing',
    'title missing',
    'sections.faq.heading missing',
    'sections.more.heading missing',
  ]);
  expect(rows[0]).toMatchObject({ earlier: 'Few faults', text: 'Weniger Fehler', limit: 126 });
  expect(rows[2]).toMatchObject({ limit: 60 });
});

test('typing into a stale text translates the present source text', () => {
  const own = { address: 'tests', texts: [{ 'en-GB': 'Few faults', de: 'Wenige', at: 'line' }] };
  const given = sheet(RECORD, own);
  expect(done(own, translate(given, rowAt(given, 'line'), 'Weniger'))).toEqual({
    address: 'tests',
    texts: [{ 'en-GB': 'Fewer faults', de: 'Weniger', at: 'line' }],
  });
});

test('confirming or changing a machine translation removes its mark', () => {
  const pair = { 'en-GB': 'Fewer faults', de: 'Weniger Fehler' };
  const own = { texts: [{ ...pair, machine: true }] };
  const given = sheet(RECORD, own);
  const row = rowAt(given, 'line');
  expect(row.isMachine).toBe(true);
  expect(done(own, confirm(given, row))).toEqual({ texts: [pair] });
  expect(done(own, translate(given, row, 'Weniger'))).toEqual({
    texts: [{ ...pair, de: 'Weniger' }],
  });
});

test('a new pair is inserted in the order of the source, and an emptied one is removed', () => {
  const own = { texts: [PAIRS.texts].flat().toSpliced(2, 1) };
  const given = sheet(RECORD, own);
  const next = done(own, translate(given, rowAt(given, 'title'), 'Softwaretests'));
  expect(next).toEqual(PAIRS);
  const whole = sheet(RECORD, next);
  expect(done(next, translate(whole, rowAt(whole, 'title'), ' '))).toEqual(own);
});

test('a translation equal to its source text is marked as the same in both', () => {
  const given = sheet(RECORD, { texts: [] });
  const row = rowAt(given, 'name');
  const same = { texts: [{ 'en-GB': 'Testing', keep: true }] };
  expect(done({}, translate(given, row, 'Testing'))).toEqual(same);
  const kept = sheet(RECORD, same);
  expect(done(same, translate(kept, rowAt(kept, 'name'), 'Testen'))).toEqual({
    texts: [{ 'en-GB': 'Testing', de: 'Testen' }],
  });
});

test('“Still right” changes only the source text of a pair', () => {
  const reworded = { ...RECORD, line: 'Fewer faults by far', name: 'Testings' };
  let own = PAIRS;
  for (const place of ['line', 'name']) {
    const given = sheet(reworded, own);
    expect(rowAt(given, place).state).toBe('stale');
    own = done(own, confirm(given, rowAt(given, place)));
  }
  expect(states(sheet(reworded, own))).toEqual(Array(5).fill('current'));
  expect(own.texts).toEqual([
    { 'en-GB': 'Fewer faults by far', de: 'Weniger Fehler' },
    { 'en-GB': 'Testings', keep: true },
    ...[PAIRS.texts].flat().slice(2),
  ]);
});

test('repeated texts share a pair until “Differs here” gives one of them its own', () => {
  const given = sheet();
  const row = rowAt(given, 'sections.more.heading');
  expect(row.isShared).toBe(true);
  const own = done(PAIRS, separate(given, row));
  const next = sheet(RECORD, own);
  const changed = done(own, translate(next, rowAt(next, row.place), 'Erinnerung'));
  expect([changed.texts].flat().slice(-2)).toEqual([
    { 'en-GB': 'Remind me', de: 'Erinnern' },
    { 'en-GB': 'Remind me', de: 'Erinnerung', at: 'sections.more.heading' },
  ]);
  expect(rowAt(sheet(RECORD, changed), 'sections.faq.heading').text).toBe('Erinnern');
});

test('a correction keeps its translation current and is then no longer offered', () => {
  const corrected = { ...RECORD, line: 'Fewer faults.' };
  const [found, ...others] = rewordings(sheet(), sheet(corrected));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ path: ['line'], place: 'line' });
  const own = done(PAIRS, found?.edit as Edit);
  expect(states(sheet(corrected, own))).toEqual(Array(5).fill('current'));
  expect(rewordings(sheet(), sheet(corrected, own))).toEqual([]);
});

test('correcting one of two equal texts leaves the other’s translation', () => {
  const [first, second] = RECORD.sections as Data[];
  const corrected = { ...RECORD, sections: [first, { ...second, heading: 'Remind me!' }] };
  const [found] = rewordings(sheet(), sheet(corrected));
  const own = done(PAIRS, found?.edit as Edit);
  expect(states(sheet(corrected, own))).toEqual(Array(5).fill('current'));
});

test('no correction is offered for a replaced text or a new translation', () => {
  const other = { ...RECORD, line: 'Nobody waits' };
  expect(rewordings(sheet(), sheet(other))).toEqual([]);
  const corrected = { ...RECORD, line: 'Fewer faults.' };
  const given = sheet(corrected);
  const anew = done(PAIRS, translate(given, rowAt(given, 'line'), 'Kaum Fehler.'));
  expect(rewordings(sheet(), sheet(corrected, anew))).toEqual([]);
});

test('a lost placeholder and an overlong translation are faults of their text', () => {
  const record = { title: 'All {n} of them', line: 'Fewer' };
  const given = sheet(record, {
    texts: [
      { 'en-GB': 'All {n} of them', de: 'Alle' },
      { 'en-GB': 'Fewer', de: 'x'.repeat(127) },
    ],
  });
  expect(rowAt(given, 'title').fault).toBe('the source has {n}, the translation has not');
  expect(rowAt(given, 'line').fault).toMatch(/^too long: at most 126 characters/);
});

test('a text in a list of records has the path of its record', () => {
  const figures = { clients: { value: '300+', label: 'finished projects' } };
  const own = { texts: [{ 'en-GB': 'finished projects', de: 'abgeschlossene Projekte' }] };
  const { rows } = sheetOf('figures', figures, own, TAGS);
  expect(rows.find(({ text }) => text !== '')?.path).toEqual(['clients', 'label']);
});

test('a name or number can be translated but need not be', () => {
  const figures = { clients: { value: '300', label: 'projects' } };
  const given = sheetOf('figures', figures, {}, TAGS);
  expect(rowAt(given, 'clients.value').state).toBe('same');
  expect(done({}, translate(given, rowAt(given, 'clients.value'), '300 St.'))).toEqual({
    texts: [{ 'en-GB': '300', de: '300 St.' }],
  });
});

test('parts for other languages are left out without shifting paths', () => {
  const [first, second] = RECORD.sections as Data[];
  const sections = [{ ...first, onlyIn: ['en-GB'] }, second];
  const given = sheet({ ...RECORD, sections });
  expect(rowAt(given, 'sections.more.heading').path).toEqual(['sections', 1, 'heading']);
  expect(given.rows).toHaveLength(4);
});

test('translations of the same text elsewhere are offered', () => {
  const other = { texts: [{ 'en-GB': 'Remind me', de: 'Vormerken' }] };
  const memory = memoryOf([PAIRS, other], TAGS);
  expect([...(memory.get('Remind me') ?? [])]).toEqual(['Erinnern', 'Vormerken']);
});

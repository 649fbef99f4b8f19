import { expect, test } from 'vitest';
import { merge } from './merge.ts';
import { valueAt } from './value.ts';

const BASE = {
  name: 'Testing',
  line: 'A line',
  sections: [
    { id: 'faq', type: 'faq', heading: 'Questions', items: [{ question: 'One?', answer: '1' }] },
    { id: 'points', type: 'points', heading: 'Points' },
  ],
};
const [FAQ, POINTS] = BASE.sections;

test('changes to different fields are both kept', () => {
  const mine = { ...BASE, name: 'Mine' };
  const theirs = { ...BASE, line: 'Theirs', sections: [{ ...FAQ, heading: 'Asked' }, POINTS] };
  expect(merge(BASE, mine, theirs)).toEqual({
    merged: { ...theirs, name: 'Mine' },
    clashes: [],
  });
});

test('changes to the same field clash', () => {
  const mine = { ...BASE, sections: [{ ...FAQ, heading: 'My questions' }, POINTS] };
  const theirs = { ...BASE, sections: [{ ...FAQ, heading: 'Their questions' }, POINTS] };
  const { merged, clashes } = merge(BASE, mine, theirs);
  expect(merged).toEqual(mine);
  const [clash] = clashes;
  expect(clashes).toEqual([
    {
      path: 'sections › faq › heading',
      text: 'Heading of “Faq”',
      mine: 'My questions',
      theirs: 'Their questions',
    },
  ]);
  expect(merge(BASE, mine, theirs, { [clash?.path ?? '']: 'theirs' }).merged).toEqual(theirs);
});

test('translations of different texts are both kept, in the order of the source', () => {
  const pair = (source: string, de: string) => ({ 'en-GB': source, de });
  const base = { texts: [pair('One', 'Eins'), pair('Five', 'Fünf')] };
  const [one, five] = base.texts;
  const mine = { texts: [one, pair('Two', 'Zwei'), five] };
  const theirs = { texts: [one, pair('Four', 'Vier'), pair('Five', 'Die Fünf')] };
  const { merged, clashes } = merge(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect((merged as typeof base).texts.map(({ de }) => de)).toEqual([
    'Eins',
    'Zwei',
    'Vier',
    'Die Fünf',
  ]);
  const same = { texts: [one, pair('Five', 'Fünfe')] };
  expect(merge(base, theirs, same).clashes).toMatchObject([{ text: 'Translation of “Five”' }]);
});

test('added and moved sections are merged with changes inside a section', () => {
  const added = { id: 'team', type: 'team' };
  const mine = { ...BASE, sections: [POINTS, added, FAQ] };
  const theirs = { ...BASE, sections: [FAQ, { ...POINTS, heading: 'Theirs' }, { id: 'end' }] };
  expect(merge(BASE, mine, theirs)).toEqual({
    merged: {
      ...BASE,
      sections: [{ ...POINTS, heading: 'Theirs' }, { id: 'end' }, added, FAQ],
    },
    clashes: [],
  });
});

test('removing a section clashes only with a change inside it', () => {
  const mine = { ...BASE, sections: [POINTS] };
  expect(merge(BASE, mine, { ...BASE, name: 'Theirs' })).toEqual({
    merged: { ...mine, name: 'Theirs' },
    clashes: [],
  });
  const changed = { ...FAQ, heading: 'Theirs' };
  const { clashes } = merge(BASE, mine, { ...BASE, sections: [changed, POINTS] });
  expect(clashes).toEqual([
    { path: 'sections › faq', text: '“Faq”', mine: undefined, theirs: changed },
  ]);
});

test('list items without ids are matched by index, or by name if the length changed', () => {
  const ask = (...items: object[]) => ({ items });
  const [one, two] = [
    { question: 'One?', answer: '1' },
    { question: 'Two?', answer: '2' },
  ];
  const longer = { ...one, answer: 'Only 1' };
  expect(merge(ask(one, two), ask(longer, two), ask(one, { ...two, answer: 'II' }))).toEqual({
    merged: ask(longer, { ...two, answer: 'II' }),
    clashes: [],
  });
  const three = { question: 'Three?', answer: '3' };
  expect(merge(ask(one, two), ask(longer, two), ask(one, two, three))).toEqual({
    merged: ask(longer, two, three),
    clashes: [],
  });
});

test('two new orders of a list clash; without a common base, every differing field clashes', () => {
  const tags = (...list: string[]) => ({ tags: list });
  const both = merge(tags('a', 'b', 'c'), tags('c', 'a', 'b', 'd'), tags('b', 'a', 'c', 'e'));
  expect(both.clashes.map(({ text }) => text)).toEqual(['Tags']);
  const unknown = merge(undefined, { a: 1, b: 1 }, { a: 2, c: 3 });
  expect(unknown.merged).toEqual({ a: 1, b: 1, c: 3 });
  expect(unknown.clashes.map(({ text }) => text)).toEqual(['A']);
});

test('deleting a record clashes only with a change of it', () => {
  expect(merge(BASE, undefined, BASE)).toEqual({ merged: undefined, clashes: [] });
  expect(merge(BASE, undefined, { ...BASE, name: 'Theirs' }).clashes).toMatchObject([
    { path: '', text: 'The record' },
  ]);
});

test.each(['constructor', 'toString'])('a field called %s that they removed is removed', (name) => {
  const base = { name: 'A', [name]: 'x' };
  const { merged } = merge(base, { ...base, name: 'B' }, { name: 'A' });
  expect(merged).toEqual({ name: 'B' });
  expect(valueAt(merged, [name])).toBeUndefined();
});

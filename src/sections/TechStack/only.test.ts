import { expect, test } from 'vitest';
import { onlyNamed } from './only.ts';

const groups = [
  { title: 'Frontend', items: [{ name: 'React' }, { name: 'Vue.js' }] },
  { title: 'Backend', items: [{ name: 'Go' }, { name: 'Java' }] },
];

test('technologies are selected by name and keep the order of their category', () => {
  expect(onlyNamed(groups, ['Java', 'Vue.js', 'React'])).toEqual([
    { title: 'Frontend', items: [{ name: 'React' }, { name: 'Vue.js' }] },
    { title: 'Backend', items: [{ name: 'Java' }] },
  ]);
});

test('a category without selected technologies is left out', () => {
  expect(onlyNamed(groups, ['Go']).map(({ title }) => title)).toEqual(['Backend']);
});

test('an unknown name is refused', () => {
  expect(() => onlyNamed(groups, ['Go', 'Reakt'])).toThrow(
    'no technology "Reakt" in Frontend, Backend',
  );
});

import { expect, test } from 'vitest';
import { onlyNamed } from './only.ts';

const groups = [
  { title: 'Frontend', items: [{ name: 'React' }, { name: 'Vue.js' }] },
  { title: 'Backend', items: [{ name: 'Go' }, { name: 'Java' }] },
];

test('technologies are chosen by name and keep the order of their category', () => {
  expect(onlyNamed(groups, ['Java', 'Vue.js', 'React'])).toEqual([
    { title: 'Frontend', items: [{ name: 'React' }, { name: 'Vue.js' }] },
    { title: 'Backend', items: [{ name: 'Java' }] },
  ]);
});

test('a category without a chosen technology is left out', () => {
  expect(onlyNamed(groups, ['Go']).map(({ title }) => title)).toEqual(['Backend']);
});

test('a name that no category has is refused', () => {
  expect(() => onlyNamed(groups, ['Go', 'Reakt'])).toThrow(
    'no technology "Reakt" in Frontend, Backend',
  );
});

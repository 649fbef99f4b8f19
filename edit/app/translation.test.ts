import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Changed } from './Translation.tsx';

test.each([
  [
    'Book a long call',
    'Book a short call',
    'Book a <del>was: long </del><ins>is: short</ins> call',
  ],
  ['Новый мир', 'Новые мир', '<del>was: Новый </del><ins>is: Новые</ins> мир'],
])('“%s” and “%s”: changed words are marked whole, in any script', (before, after, marked) => {
  const markup = renderToStaticMarkup(Changed({ before, after }));
  expect(markup.replaceAll(/<\/?span[^>]*>/g, '')).toBe(marked);
});

import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Backdrop, Headline } from './Hero.tsx';

const sheet = readFileSync(`${import.meta.dirname}/Hero.module.css`, 'utf8');

test.each([3, 11, 16])('the style sheet has a size for a line of %i letters', (letters) => {
  const words = ['go', 'x'.repeat(letters)];
  const markup = renderToStaticMarkup(
    <Headline id="hero" lead="We" words={words} announcement="" />,
  );
  const [attribute = '', room] = markup.match(/data-letters="(\d+)"/) ?? [];
  expect(Number(room)).toBeGreaterThanOrEqual(letters);
  expect(sheet).toContain(`[${attribute}]`);
});

// The rebranded site of tests/release has no film.
test('the picture covers the hero, with or without a film', () => {
  expect(renderToStaticMarkup(<Backdrop />)).toMatch(/<img [^>]*class="fill /);
});

import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { annotate, fieldOf, TEXT_ATTRIBUTE } from './annotate.ts';

const page = (body: string) => parseHTML(`<html><body>${body}</body></html>`).document;
const text = (path: string, words: string) => ({
  ...fieldOf(`pages/index#${path}`),
  text: words,
});
const marksIn = (document: Document) =>
  [...document.querySelectorAll(`[${TEXT_ATTRIBUTE}]`)].map((element) => [
    element.textContent,
    fieldOf(element.getAttribute(TEXT_ATTRIBUTE) ?? '').path.join('.'),
  ]);

test('equal texts are marked in their own sections', () => {
  const document = page(
    '<section id="a"><h2>Same</h2></section><section id="b"><h2>Same</h2><p>Other</p></section>',
  );
  const sections = [
    { id: 'a', texts: [text('sections.0.heading', 'Same')] },
    { id: 'b', texts: [text('sections.1.heading', 'Same')] },
  ];
  annotate(document, sections, []);
  expect(marksIn(document)).toEqual([
    ['Same', 'sections.0.heading'],
    ['Same', 'sections.1.heading'],
  ]);
});

test('a heading in several lines, loose text nodes and repeated texts are marked', () => {
  const document = page(
    '<section id="a"><h1><span>SOFT</span><span>WARE</span></h1><p>Loose <b>bold</b></p><i>Twice</i><i>Twice</i></section>',
  );
  const texts = [text('h', 'SOFT\nWARE'), text('l', 'Loose'), text('t', 'Twice')];
  annotate(document, [{ id: 'a', texts }], []);
  expect(marksIn(document)).toEqual([
    ['SOFTWARE', 'h'],
    ['Loose ', 'l'],
    ['Twice', 't'],
    ['Twice', 't'],
  ]);
});

test('a text that several other records have is not marked', () => {
  const document = page('<footer><p>Ours</p><p>Both</p></footer>');
  annotate(document, [], [text('a', 'Ours'), text('b', 'Both'), text('c', 'Both')]);
  expect(marksIn(document)).toEqual([['Ours', 'a']]);
});

test('a name in several records belongs to the navigation, or to the page that the link leads to', () => {
  const document = page(
    '<header><a href="/a">Careers</a><a href="/b#top">Testing</a></header><main><p>Testing</p></main>',
  );
  const others = [
    { key: 'pages/careers', path: ['name'], text: 'Careers', address: '/a' },
    { key: 'navigation', path: ['careers', 'label'], text: 'Careers' },
    { key: 'services/a', path: ['name'], text: 'Testing', address: '/a' },
    { key: 'services/b', path: ['name'], text: 'Testing', address: '/b' },
  ];
  annotate(document, [], others);
  const marks = [...document.querySelectorAll(`[${TEXT_ATTRIBUTE}]`)].map((each) =>
    each.getAttribute(TEXT_ATTRIBUTE),
  );
  expect(marks).toEqual(['navigation#careers.label', 'services/b#name']);
});

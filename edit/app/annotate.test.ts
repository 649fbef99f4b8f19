import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { annotate, placeOf, TEXT_ATTRIBUTE } from './annotate.ts';

const page = (body: string) => parseHTML(`<html><body>${body}</body></html>`).document;
const text = (path: string, words: string) => ({
  ...placeOf(`pages/index#${path}`),
  text: words,
});
const marksIn = (document: Document) =>
  [...document.querySelectorAll(`[${TEXT_ATTRIBUTE}]`)].map((element) => [
    element.textContent,
    placeOf(element.getAttribute(TEXT_ATTRIBUTE) ?? '').path.join('.'),
  ]);

test('a text is found by its words within its section', () => {
  const document = page(
    '<section id="a"><h2>Same</h2></section><section id="b"><h2>Same</h2><p>Other</p></section>',
  );
  const sections = [
    { id: 'a', own: [text('sections.0.heading', 'Same')], referred: [] },
    { id: 'b', own: [text('sections.1.heading', 'Same')], referred: [] },
  ];
  annotate(document, sections, []);
  expect(marksIn(document)).toEqual([
    ['Same', 'sections.0.heading'],
    ['Same', 'sections.1.heading'],
  ]);
});

test('a heading in lines, words beside others, and words that are shown twice', () => {
  const document = page(
    '<section id="a"><h1><span>SOFT</span><span>WARE</span></h1><p>Loose <b>bold</b></p><i>Twice</i><i>Twice</i></section>',
  );
  const own = [text('h', 'SOFT\nWARE'), text('l', 'Loose'), text('t', 'Twice')];
  annotate(document, [{ id: 'a', own, referred: [] }], []);
  expect(marksIn(document)).toEqual([
    ['SOFTWARE', 'h'],
    ['Loose ', 'l'],
    ['Twice', 't'],
    ['Twice', 't'],
  ]);
});

test('of other records only what one of them alone says', () => {
  const document = page('<footer><p>Ours</p><p>Both</p></footer>');
  annotate(document, [], [text('a', 'Ours'), text('b', 'Both'), text('c', 'Both')]);
  expect(marksIn(document)).toEqual([['Ours', 'a']]);
});

test('a name that several records hold is that of the navigation, or of the page that a link leads to', () => {
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

/**
 * Renders the site in a pseudo-language, in which every text of content and interface is accented, longer and in brackets. A
 * visible text without brackets is hard-coded and can't be translated.
 */

import { parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sectionMarkup, siteWithWords } from '../../tests/fixtures/section-markup.tsx';
import { contentOfFiles } from '../content/content-cache.ts';
import { valuesIn } from '../schema/walk.ts';
import { footerContent, headerContent } from './content.ts';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';

const [PLAIN, ACCENTED] = ['aceinosuyACEINOSUY', 'áçéíñóšúýÁÇÉÍÑÓŠÚÝ'];

/** Converts a text to the pseudo-language. Placeholders in braces stay. */
function pseudo(text: string): string {
  const accented = text.replace(/\{[^}]*\}|\p{L}/gu, (part) => {
    const at = PLAIN.indexOf(part);
    return at < 0 ? part : (ACCENTED[at] ?? part);
  });
  return `⟦${accented}${'·'.repeat(Math.ceil(text.length * 0.4))}⟧`;
}

const site = siteWithWords(pseudo);

/** Names, which stay the same in every language. The longest come first. */
const names = contentOfFiles()
  .entries.flatMap(({ schema, data }) => valuesIn(schema, data))
  .filter(({ meta }) => meta.text === 'name')
  .map(({ value }) => String(value))
  .filter((name) => /\p{L}/u.test(name))
  .sort((one, other) => other.length - one.length);

/** Month names, which come from `Intl`. */
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(site.language, { month: 'long' }).format(new Date(2000, month)),
);

/** The words of a text that are neither in brackets nor names. */
function unbracketed(text: string): string[] {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  for (const name of [...names, ...months]) rest = rest.replaceAll(name, ' ');
  return rest.match(/\p{L}{2,}[^\n]*/gu) ?? [];
}

/** Attributes that visitors read or hear. */
const SAID = new Set(
  'abbr alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext label placeholder title'.split(
    ' ',
  ),
);

/** Elements without visible text. */
const UNREAD = new Set(['script', 'style', 'template']);

type Node = ReturnType<typeof parseDocument>['childNodes'][number];

/** The texts and text attributes below a node, without names and words of another language. */
function* textsOf(node: Node): Generator<{ readonly text: string; readonly isAttribute: boolean }> {
  if (node.nodeType === 3) yield { text: node.data, isAttribute: false };
  if ('attribs' in node) {
    const { lang, translate } = node.attribs;
    const isForeign = lang !== undefined && lang !== site.language;
    if (UNREAD.has(node.name) || isForeign || translate === 'no') return;
    for (const [name, value] of Object.entries(node.attribs)) {
      if (SAID.has(name)) yield { text: value, isAttribute: true };
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* textsOf(child);
}

/** The words of some HTML that are not in brackets. Text nodes are joined, because a bracket may close in a later element. */
function foundIn(markup: string): string[] {
  const texts = parseDocument(markup).childNodes.flatMap((node) => [...textsOf(node)]);
  const read = texts.filter(({ isAttribute }) => !isAttribute).map(({ text }) => text);
  const said = texts.filter(({ isAttribute }) => isAttribute).map(({ text }) => text);
  return [read.join('\n'), ...said].flatMap(unbracketed);
}

test('words without brackets are found, in texts and in attributes', () => {
  expect(foundIn('<p title="Menu">⟦Á <b>b</b>⟧ and more</p>')).toEqual(['and more', 'Menu']);
});

test('no page has a hard-coded text', () => {
  const { words } = site;
  const found = site.pages.flatMap((page) => {
    const parts = [
      page.title,
      page.description,
      renderToStaticMarkup(<Header {...headerContent(site, page.href)} words={words.frame} />),
      ...page.sections.map((section) => sectionMarkup(section, page, site)),
      renderToStaticMarkup(<Footer {...footerContent(site, page.href)} words={words.frame} />),
    ];
    return parts.flatMap(foundIn).map((words) => `${page.href}: ${words}`);
  });
  expect(found).toEqual([]);
});

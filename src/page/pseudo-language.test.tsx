/**
 * The site in a pseudo-language: every text of content and of the interface accented, longer and in brackets. Whatever a
 * visitor reads or hears without brackets is written in code, where no translation reaches it.
 */

import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sectionMarkup, siteWithWords } from '../../tests/fixtures/section-markup.tsx';
import { contentOfFiles } from '../content/files.ts';
import { footerContent, headerContent } from '../frame/content.ts';
import { Footer } from '../frame/Footer/Footer.tsx';
import { Header } from '../frame/Header/Header.tsx';
import { bare, leaves } from '../schema/walk.ts';

const [PLAIN, ACCENTED] = ['aceinosuyACEINOSUY', 'áçéíñóšúýÁÇÉÍÑÓŠÚÝ'];

/** A text as a pseudo-language has it; what stands in braces stays. */
function pseudo(text: string): string {
  const accented = text.replace(/\{[^}]*\}|\p{L}/gu, (part) => {
    const at = PLAIN.indexOf(part);
    return at < 0 ? part : (ACCENTED[at] ?? part);
  });
  return `⟦${accented}${'·'.repeat(Math.ceil(text.length * 0.4))}⟧`;
}

const site = siteWithWords(pseudo);

/** What is the same in every language: names, addresses and numbers as records hold them. */
const names = contentOfFiles()
  .entries.flatMap(({ schema, data }) => [...leaves(schema, data)])
  .filter(({ field, value }) => typeof value === 'string' && bare(field).meta.text === 'name')
  .map(({ value }) => String(value))
  .filter((name) => /\p{L}/u.test(name))
  .sort((one, other) => other.length - one.length);

/** The months, which `Intl` writes in the language of the page. */
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(site.language, { month: 'long' }).format(new Date(2000, month)),
);

/** The words of a text that stand neither in brackets nor among the names. */
function unbracketed(text: string): string[] {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  for (const name of [...names, ...months]) rest = rest.replaceAll(name, ' ');
  return rest.match(/\p{L}{2,}[^\n]*/gu) ?? [];
}

/** What is read aloud or shown where it stands in an attribute. */
const SAID = new Set(
  'abbr alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext label placeholder title'.split(
    ' ',
  ),
);

/** What nobody reads. */
const UNREAD = new Set(['script', 'style', 'template']);

type Node = DefaultTreeAdapterMap['node'];

/** The texts of a part of a page, and those of its attributes. What is in a language of its own, such as the screens of products, is left out. */
function* textsOf(node: Node): Generator<{ readonly text: string; readonly isAttribute: boolean }> {
  if ('value' in node) yield { text: node.value, isAttribute: false };
  if ('attrs' in node) {
    if (UNREAD.has(node.tagName) || node.attrs.some(({ name }) => name === 'lang')) return;
    for (const { name, value } of node.attrs) {
      if (SAID.has(name)) yield { text: value, isAttribute: true };
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* textsOf(child);
}

/** What of a part of a page is in no brackets. A text may be parted by elements, so that a bracket closes further on. */
function foundIn(markup: string): string[] {
  const texts = [...textsOf(parseFragment(markup, { scriptingEnabled: false }))];
  const read = texts.filter(({ isAttribute }) => !isAttribute).map(({ text }) => text);
  const said = texts.filter(({ isAttribute }) => isAttribute).map(({ text }) => text);
  return [read.join('\n'), ...said].flatMap(unbracketed);
}

test('words without brackets are found, in texts and in what is read aloud', () => {
  expect(foundIn('<p title="Menu">⟦Á <b>b</b>⟧ and more</p>')).toEqual(['and more', 'Menu']);
});

test('every page is written in the language of the site alone, from its title to its foot', () => {
  const { words } = site;
  const found = site.pages.flatMap((page) => {
    const frame = { address: page.href, words: words.frame };
    const parts = [
      page.title,
      page.description,
      renderToStaticMarkup(<Header {...headerContent(site, page.href)} {...frame} />),
      ...page.sections.map((section) => sectionMarkup(section, page, site)),
      renderToStaticMarkup(<Footer {...footerContent(site, page.href)} {...frame} />),
    ];
    return parts.flatMap(foundIn).map((words) => `${page.href}: ${words}`);
  });
  expect(found).toEqual([]);
});

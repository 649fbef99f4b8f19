/** How many of the texts on a built page the editor finds the field for at a click. */
import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { annotate, TEXT_ATTRIBUTE } from '../../edit/app/annotate.ts';
import { pageTexts } from '../../edit/app/page-texts.ts';
import { allFiles } from '../../edit/disk/store.ts';
import { addressAt } from '../../edit/model/files.ts';

const records = new Map(allFiles('.').map(({ key, data }) => [key, data]));
const letters = (text: string) => text.replace(/\s+/g, '');

/** Every page with its annotations, and the texts that they were made from. */
const markedPages = [...records.keys()].flatMap((key) => {
  const address = addressAt(key);
  if (!address) return [];
  const file = address === '/' ? 'index' : address.slice(1);
  const { document } = parseHTML(readFileSync(`dist/${file}.html`, 'utf8'));
  const texts = pageTexts(records, key);
  annotate(document, texts.sections, texts.others);
  return [{ address, document, ...texts }];
});

function expectMostFound(count: number, missed: readonly string[]): void {
  expect(count).toBeGreaterThan(0);
  // Even a small site has some that are not found, such as words that are typed in turn, and names of clients with a logo.
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(Math.max(10, count * 0.02));
}

test('a click finds the field of 98 % of the texts of a page’s sections, on a small site of all but 10', () => {
  const missed: string[] = [];
  let count = 0;
  for (const { address, document, sections } of markedPages) {
    const found = new Set(
      [...document.querySelectorAll(`[${TEXT_ATTRIBUTE}]`)].map((each) =>
        letters(each.textContent ?? ''),
      ),
    );
    for (const { id, texts } of sections) {
      const shown = letters(document.getElementById(id)?.textContent ?? '');
      for (const { text } of texts) {
        // Skips alternative texts and settings, which the page doesn't show.
        if (!shown.includes(letters(text))) continue;
        count += 1;
        if (!found.has(letters(text))) missed.push(`${address}: ${text}`);
      }
    }
  }
  expectMostFound(count, missed);
});

test('a click finds the field of as many texts of any record, in menus and footer too', () => {
  const missed: string[] = [];
  let count = 0;
  for (const { address, document, sections, others } of markedPages) {
    const written = [...sections.flatMap(({ texts }) => texts), ...others];
    const known = new Set(written.map(({ text }) => letters(text)));
    const walker = document.createTreeWalker(document.body, 4 /* text */);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const shown = nodeValue ?? '';
      // Skips numbers, which may occur in many records.
      if (!known.has(letters(shown)) || !/\p{L}{2}/u.test(shown)) continue;
      if (parentElement?.closest('svg, script, style, noscript')) continue;
      count += 1;
      if (!parentElement?.closest(`[${TEXT_ATTRIBUTE}]`)) missed.push(`${address}: ${shown}`);
    }
  }
  expectMostFound(count, missed);
});

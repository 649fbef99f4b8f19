/** Of the texts that a page shows, how many a click in the editor finds: on the site as it was built. */
import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { MARK, mark } from '../../edit/app/marks.ts';
import { pageTexts } from '../../edit/app/page-texts.ts';
import { kindAt, pageAddress } from '../../edit/schema/files.ts';
import { allFiles } from '../../edit/server/store.ts';

const records = new Map(allFiles('.').map(({ key, data }) => [key, data]));
const letters = (text: string) => text.replace(/\s+/g, '');

test('a click finds 98 of 100 texts at least', () => {
  const missed: string[] = [];
  let count = 0;
  for (const key of records.keys()) {
    const kind = kindAt(key);
    const address = kind && pageAddress(kind, key);
    if (!address) continue;
    const file = address === '/' ? 'index' : address.slice(1);
    const { document } = parseHTML(readFileSync(`dist/${file}.html`, 'utf8'));
    const { sections, others } = pageTexts(records, key);
    mark(document, sections, others);
    const found = new Set(
      [...document.querySelectorAll(`[${MARK}]`)].map((each) => letters(each.textContent ?? '')),
    );
    for (const { id, own } of sections) {
      const shown = letters(document.getElementById(id)?.textContent ?? '');
      for (const { text } of own) {
        // Words for those who can't see, and settings, are no part of what is shown.
        if (!shown.includes(letters(text))) continue;
        count += 1;
        if (!found.has(letters(text))) missed.push(`${address}: ${text}`);
      }
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(missed.length / count, missed.join('\n')).toBeLessThanOrEqual(0.02);
});

/** Files for translators: a round trip would otherwise lose words, or take those of an earlier wording for current. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from '../src/content/check.ts';
import { exported, imported } from './exchange.ts';

const SERVICE = 'content/services/qa.yaml';
const LINE = 'Testing that makes releases faster.';
const GERMAN = 'Tests, mit denen Versionen schneller erscheinen.';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exchange-'));
  cpSync(join(import.meta.dirname, '../src/content/fixture'), folder, { recursive: true });
  writeFileSync(
    join(folder, 'content/languages.yaml'),
    'source:\n  en-GB: English\nothers:\n  de: Deutsch\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const reading = (file: string) => readFileSync(join(folder, file), 'utf8');
const give = (name: string) => exported(readContent(folder), 'de', name);
const take = (name: string, text: string) => imported(folder, readContent(folder), name, text);

/** The same file with the line of the service translated, as a translator's tool would write it. */
const translated = {
  'de.xlf': (text: string) =>
    text.replace(`<source>${LINE}</source>`, `<source>${LINE}</source><target>${GERMAN}</target>`),
  'de.po': (text: string) =>
    text.replace(`msgid "${LINE}"\nmsgstr ""`, `msgid "${LINE}"\nmsgstr "${GERMAN}"`),
};

for (const [name, translate] of Object.entries(translated)) {
  test(`${name}: what is given back stands beside its words, and is given out again`, async () => {
    const text = await give(name);
    expect(text).toContain('At most 126 characters.');
    expect(await take(name, translate(text))).toMatchObject({ changed: 1, stale: 0, faults: [] });
    expect(reading('content/de/services/qa.yaml')).toContain(
      `- en-GB: ${LINE}\n    de: ${GERMAN}\n`,
    );
    const again = await give(name);
    expect(again).toContain(GERMAN);
    expect(await take(name, again)).toMatchObject({ changed: 0, stale: 0 });
  });

  test(`${name}: a text that was reworded meanwhile keeps its translation as stale`, async () => {
    const text = translate(await give(name));
    const reworded = reading(SERVICE).replace(LINE, 'Testing that makes releases quicker.');
    writeFileSync(join(folder, SERVICE), reworded);
    expect(await take(name, text)).toMatchObject({ changed: 0, stale: 1, faults: [] });
    expect(await take(name, text)).toMatchObject({ changed: 0, stale: 0 });
    const next = await give(name);
    expect(next).toContain(`Was “${LINE}”, translated as “${GERMAN}”.`);
  });
}

test('what is wrong is refused whole, with its place', async () => {
  const text = translated['de.po'](await give('de.po')).replace(GERMAN, 'x'.repeat(200));
  const { faults } = await take('de.po', text);
  expect(faults).toMatchObject([{ file: 'content/de/services/qa.yaml', message: /too long/ }]);
  expect(() => reading('content/de/services/qa.yaml')).toThrow('ENOENT');
});

test('another ending, and a language that the site has not, are named', async () => {
  await expect(give('de.csv')).rejects.toThrow(
    'de.csv: a file for translators ends in .xlf or .po',
  );
  await expect(exported(readContent(folder), 'fr', 'fr.po')).rejects.toThrow(
    '"fr" is no language that the site is translated into; there is: de',
  );
  const text = (await give('de.po')).replace('Language: de', 'Language: fr');
  await expect(take('de.po', text)).rejects.toThrow('de.po is in French');
});

/** Files for translators: a round trip must not lose words or mark the translation of an earlier wording as current. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readContent } from '../src/content/check.ts';
import { contentIn } from '../tests/fixtures/content.ts';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { exported, imported } from './exchange.ts';
import { answer } from './languages.ts';

const SERVICE = 'content/services/qa.yaml';
const LINE = 'Testing that makes releases faster.';
const GERMAN = 'Tests, mit denen Versionen schneller erscheinen.';

const folder = folderForEach('src/content/fixture');
beforeEach(() => contentIn(folder).addGerman());

const reading = (file: string) => readFileSync(join(folder, file), 'utf8');
const give = (name: string) => exported(readContent(folder), 'de', name);
const take = (name: string, text: string) => imported(folder, name, text);

/** A translated text as a translator's tool writes it. */
const targets = {
  'de.xlf': (text: string, source: string, target: string) =>
    text.replace(
      `<source>${source}</source>`,
      `<source>${source}</source><target>${target}</target>`,
    ),
  'de.po': (text: string, source: string, target: string) =>
    text.replace(`msgid "${source}"\nmsgstr ""`, `msgid "${source}"\nmsgstr "${target}"`),
};

for (const [name, translate] of Object.entries(targets)) {
  const translated = (text: string) => translate(text, LINE, GERMAN);

  test(`${name}: an imported translation is stored beside its source text and exported again`, async () => {
    const text = await give(name);
    expect(text).toContain('At most 126 characters.');
    expect(await take(name, translated(text))).toMatchObject({
      changed: 1,
      stale: 0,
      refused: [],
      faults: [],
    });
    expect(reading('content/de/services/qa.yaml')).toContain(
      `- en-GB: ${LINE}\n    de: ${GERMAN}\n`,
    );
    const again = await give(name);
    expect(again).toContain(GERMAN);
    expect(await take(name, again)).toMatchObject({ changed: 0, stale: 0 });
  });

  test(`${name}: the translation of a text reworded since the export is kept as stale`, async () => {
    const text = translated(await give(name));
    const reworded = reading(SERVICE).replace(LINE, 'Testing that makes releases quicker.');
    writeFileSync(join(folder, SERVICE), reworded);
    expect(await take(name, text)).toMatchObject({ changed: 0, stale: 1, faults: [] });
    expect(await take(name, text)).toMatchObject({ changed: 0, stale: 0 });
    const next = await give(name);
    expect(next).toContain(`Was “${LINE}”, translated as “${GERMAN}”.`);
    const better = 'Tests für raschere Releases.';
    expect(await take(name, text.replace(GERMAN, better))).toMatchObject({ stale: 1, faults: [] });
    expect(await give(name)).toContain(`Was “${LINE}”, translated as “${better}”.`);
  });
}

test('de.xlf marks translated texts, so that translators’ tools count them', async () => {
  const states = async () => (await give('de.xlf')).match(/<segment[^>]*>/g)?.toSorted();
  const before = await states();
  expect(new Set(before)).toEqual(new Set(['<segment>']));
  await take('de.xlf', targets['de.xlf'](await give('de.xlf'), LINE, GERMAN));
  expect(await states()).toEqual(['<segment state="translated">', ...(before ?? []).slice(1)]);
});

for (const [name, translate] of Object.entries(targets)) {
  test(`${name}: faulty translations are refused with their unit and the reason; the rest are imported`, async () => {
    let text = translate(await give(name), LINE, GERMAN);
    text = translate(text, 'Quality assurance for the sample', 'x'.repeat(200));
    text = translate(text, 'The number of your message is {id}.', 'Die Nummer Ihrer Nachricht.');
    text = translate(text, 'Product ideation', 'Ideen').replaceAll(
      /service-groups(?=["\s])/g,
      'service-grups',
    );
    writeFileSync(join(folder, name), text);
    const file = join(folder, name);
    const said = await answer(folder, readContent(folder), ['import', file]).catch(
      ({ message }: Error) => message,
    );
    const lines = said.split('\n').toSorted();
    expect(lines).toEqual([
      expect.stringContaining(
        `${name}: enquiries confirmation.reference: the source has {id}, the translation has not`,
      ),
      expect.stringContaining(
        `${name}: service-grups product-ideation.title: content/service-grups.yaml is not a record`,
      ),
      expect.stringContaining(
        `${name}: services/qa title: too long: at most 60 characters, got 200`,
      ),
      expect.stringMatching(
        /^de: 1 imported, 0 of an earlier wording kept as stale\. 3 refused: correct what is named above in de\.\w+ and import it again\.$/,
      ),
    ]);
    expect(reading('content/de/services/qa.yaml')).toContain(`    de: ${GERMAN}\n`);
    expect(reading('content/de/services/qa.yaml')).not.toContain('xxx');
    expect(() => reading('content/de/enquiries.yaml')).toThrow('ENOENT');
  });
}

test('a wrong file extension and an unknown language are named in the error', async () => {
  await expect(give('de.csv')).rejects.toThrow(
    'de.csv: a file for translators ends in .xlf or .po',
  );
  await expect(exported(readContent(folder), 'fr', 'fr.po')).rejects.toThrow(
    'The site is not translated into "fr"; its other languages are: de',
  );
  const text = (await give('de.po')).replace('Language: de', 'Language: pt_BR');
  await expect(take('de.po', text)).rejects.toThrow('de.po is in Brazilian Portuguese');
});

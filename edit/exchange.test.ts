/** Files for translators: a round trip must not lose words or mark the translation of an earlier wording as current. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readContent } from '../src/content/check.ts';
import { reasonOf } from '../src/schema/reason.ts';
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

/** The message of the error that a function throws. */
function thrown(work: () => unknown): string {
  try {
    return String(work());
  } catch (error) {
    return reasonOf(error);
  }
}

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

  test(`${name}: an imported translation is stored beside its source text and exported again`, () => {
    const text = give(name);
    expect(text).toContain('At most 126 characters.');
    expect(take(name, translated(text))).toMatchObject({
      changed: 1,
      stale: 0,
      refused: [],
      faults: [],
    });
    expect(reading('content/de/services/qa.yaml')).toContain(
      `- en-GB: ${LINE}\n    de: ${GERMAN}\n`,
    );
    const again = give(name);
    expect(again).toContain(GERMAN);
    expect(take(name, again)).toMatchObject({ changed: 0, stale: 0 });
  });

  test(`${name}: the translation of a text reworded since the export is kept as stale`, () => {
    const text = translated(give(name));
    const reworded = reading(SERVICE).replace(LINE, 'Testing that makes releases quicker.');
    writeFileSync(join(folder, SERVICE), reworded);
    expect(take(name, text)).toMatchObject({ changed: 0, stale: 1, faults: [] });
    expect(take(name, text)).toMatchObject({ changed: 0, stale: 0 });
    const next = give(name);
    expect(next).toContain(`Was “${LINE}”, translated as “${GERMAN}”.`);
    const better = 'Tests für raschere Releases.';
    expect(take(name, text.replace(GERMAN, better))).toMatchObject({ stale: 1, faults: [] });
    expect(give(name)).toContain(`Was “${LINE}”, translated as “${better}”.`);
  });

  test(`${name}: faulty translations are refused with their unit and the reason; the rest are imported`, () => {
    let text = translate(give(name), LINE, GERMAN);
    text = translate(text, 'Quality assurance for the sample', 'x'.repeat(200));
    text = translate(text, 'The number of your message is {id}.', 'Die Nummer Ihrer Nachricht.');
    text = translate(text, 'Product ideation', 'Ideen').replaceAll(
      /service-groups(?=["\s])/g,
      'service-grups',
    );
    writeFileSync(join(folder, name), text);
    const file = join(folder, name);
    const said = thrown(() => answer(folder, readContent(folder), ['import', file]));
    expect(said.split('\n').toSorted()).toEqual([
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

test('de.xlf marks translated texts, so that translators’ tools count them', () => {
  const states = () =>
    give('de.xlf')
      .match(/<segment[^>]*>/g)
      ?.toSorted();
  const before = states();
  expect(new Set(before)).toEqual(new Set(['<segment>']));
  take('de.xlf', targets['de.xlf'](give('de.xlf'), LINE, GERMAN));
  expect(states()).toEqual(['<segment state="translated">', ...(before ?? []).slice(1)]);
});

test('parts into which a tool has split a text are joined, without its marks', () => {
  const split = (second: string) =>
    give('de.xlf').replace(
      `<source>${LINE}</source>`,
      `<source>Testing that makes</source><target>
        <mrk id="m1" type="term">Tests</mrk>, die</target></segment>
      <ignorable><source> </source></ignorable>
      <segment><source>releases faster.</source>${second}`,
    );
  expect(take('de.xlf', split(''))).toMatchObject({ changed: 0, stale: 0 });
  const whole = split('<target><![CDATA[Versionen & mehr]]> beschleunigen.</target>');
  expect(take('de.xlf', whole)).toMatchObject({ changed: 1, stale: 0 });
  expect(reading('content/de/services/qa.yaml')).toContain(
    '    de: Tests, die Versionen & mehr beschleunigen.\n',
  );
});

test('a wrong file extension, language or format is named in the error', () => {
  expect(() => give('de.csv')).toThrow('de.csv: a file for translators ends in .xlf or .po');
  expect(() => exported(readContent(folder), 'fr', 'fr.po')).toThrow(
    'The site is not translated into "fr"; its other languages are: de',
  );
  const text = give('de.po').replace('Language: de', 'Language: pt_BR');
  expect(() => take('de.po', text)).toThrow('de.po is in Brazilian Portuguese');
  expect(() => take('de.po', 'hello')).toThrow('de.po is in no language');
  expect(() => take('de.po', 'msgid "a\nmsgstr "b"')).toThrow('de.po: Error parsing PO data: ');
  expect(() => take('de.xlf', '<xliff version="1.2"/>')).toThrow('de.xlf is in no language');
});

/** `npm run languages` on the fixture: it must report texts that were reworded after their translation. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../src/content/check.ts';
import { contentIn } from '../tests/fixtures/content.ts';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { ONE_THREAD } from '../tests/fixtures/process.ts';
import { report } from './languages.ts';

const folder = folderForEach('src/content/fixture');

const languages = (...names: string[]) => report(readContent(folder), names);

test('the report gives both wordings of a reworded text, and the line of an unused pair', () => {
  expect(languages()).toContain('The site has one language');
  const { write, addGerman } = contentIn(folder);
  addGerman();
  write(
    'de/services/qa.yaml',
    `texts:
  - en-GB: Testing that makes releases quicker.
    de: Tests, mit denen Versionen schneller erscheinen.
  - en-GB: Nothing of the kind is said there
    de: Nichts dergleichen steht dort
`,
  );
  expect(languages()).toMatch(
    /^Deutsch \(de\): 0 pages; 0 texts current, 1 stale, \d+ missing, 1 unused/,
  );
  expect(languages()).toMatch(/ {2}content\/services\/qa\.yaml: 1 stale, \d+ missing, 1 unused/);
  const asked = languages('services/qa');
  expect(asked).toContain(`de stale content/services/qa.yaml line
  was: Testing that makes releases quicker.
  now: Testing that makes releases faster.
  is:  Tests, mit denen Versionen schneller erscheinen.`);
  expect(asked).toContain('de unused content/de/services/qa.yaml:5');
});

test('the command exports some records alone, imports a file, and refuses an unknown name', () => {
  const program = [ONE_THREAD, join(import.meta.dirname, 'languages.ts')];
  const command = (...words: string[]) =>
    execFileSync(process.execPath, [...program, ...words], { cwd: folder, encoding: 'utf8' });
  contentIn(folder).addGerman();
  expect(command('export', 'de', 'de.po', 'services/qa')).toContain('de.po has the texts of de');
  const file = readFileSync(join(folder, 'de.po'), 'utf8');
  expect(file).toContain('msgid "Testing that makes releases faster."');
  expect(file).not.toContain('msgctxt "company');
  expect(command('import', 'de.po')).toBe(
    'de: 0 imported, 0 of an earlier wording kept as stale.\n',
  );
  expect(() => command('nonsense')).toThrow('no file name in content/ contains "nonsense"');
});

/** `npm run languages` on the fixture: a reworded text would otherwise go on in its old translation unseen. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readContent } from '../src/content/check.ts';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { report } from './languages.ts';

const folder = folderForEach();
beforeEach(() => {
  cpSync(join(import.meta.dirname, '../src/content/fixture'), folder, { recursive: true });
});

const languages = (...names: string[]) => report(readContent(folder), names);

test('a reworded text is told with both wordings, a pair of nothing with its line', () => {
  expect(languages()).toContain('The site has one language');
  writeFileSync(
    join(folder, 'content/languages.yaml'),
    'source:\n  en-GB: English\nothers:\n  de: Deutsch\n',
  );
  mkdirSync(join(folder, 'content/de/services'), { recursive: true });
  writeFileSync(
    join(folder, 'content/de/services/qa.yaml'),
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

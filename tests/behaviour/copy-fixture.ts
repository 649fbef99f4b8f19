/** Copies of the project with the behaviour tests' content. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readContent } from '../../src/content/check.ts';
import { isShared, textsIn } from '../../src/content/languages/translate.ts';
import { type CopyOptions, copySite } from '../site-copy.ts';

/** Copies the project with the tests' content into a folder. The texts of the service are those of the smallest content. */
export function copyFixture(target: string, brand?: CopyOptions['brand']) {
  const content = join(import.meta.dirname, 'site/content');
  copySite(target, { content, brand, without: ['bench', 'docs', 'tests'] });
  const texts = 'content/enquiries.yaml';
  cpSync(join(target, 'src/content/fixture', texts), join(target, texts));
  keepRest(target);
}

/**
 * Keeps the English of German pages and of what every page shows, where content/de has no pair for it: no test reads those
 * texts, but a page needs them all.
 */
function keepRest(root: string) {
  const content = readContent(root);
  const [{ tag: source }, german] = content.languages;
  if (!german) throw new Error('the fixture has one language');
  const kept = [...textsIn(content, german)].filter(
    ({ state, entry }) =>
      state === 'missing' &&
      (isShared(entry) ||
        (['pages', 'caseStudies'].includes(entry.collection) &&
          german.files.has(entry.source.file))),
  );
  for (const [file, texts] of Map.groupBy(kept, ({ entry }) => entry.source.file)) {
    const path = join(root, file.replace('content/', 'content/de/'));
    const own = existsSync(path) ? parse(readFileSync(path, 'utf8')) : {};
    const words = new Set(texts.map(({ text }) => text));
    const pairs = [...words].map((each) => ({ [source]: each, keep: true }));
    writeFileSync(path, stringify({ ...own, texts: [...(own.texts ?? []), ...pairs] }));
  }
}

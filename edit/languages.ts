/**
 * `npm run languages`: what is left to translate, by language and file. With names of files, or parts of them, each text is
 * listed: a stale one with the wording that its translation was made for.
 *
 *     npm run languages                     what each file has
 *     npm run languages -- services/qa      the texts of that record that are stale or missing, and pairs that are unused
 *     npm run languages -- export de FILE   all texts for translators, as XLIFF 2.0 (.xlf) or PO (.po); names of files
 *                                           after it, or parts of them, give those alone
 *     npm run languages -- import FILE      takes such a file back into content/
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { readContent } from '../src/content/check.ts';
import type { Content } from '../src/content/entry.ts';
import {
  inLanguage,
  type TranslatedText,
  type Translation,
  textsIn,
} from '../src/content/translate.ts';
import { formatPath, formatProblem } from '../src/schema/problem.ts';
import { exported, imported } from './exchange.ts';

/** How often each state occurs among texts. */
const count = (texts: readonly TranslatedText[], wanted: string) =>
  texts.filter(({ state }) => state === wanted).length;

/** Words of texts that have no translation of what they say now. */
const wordsLeft = (texts: readonly TranslatedText[]) =>
  texts
    .filter(({ state }) => state !== 'current')
    .reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

const fileOf = ({ entry }: TranslatedText) => entry.source.file;

/** A line for each file that is not whole, after one for the language. */
function summary(
  { language, unused, addresses }: Translation,
  texts: readonly TranslatedText[],
): string[] {
  const total = `${language.name} (${language.tag}): ${addresses.size} pages; ${count(texts, 'current')} texts current, ${count(texts, 'stale')} stale, ${count(texts, 'missing')} missing, ${unused.length} unused; ${wordsLeft(texts)} words to translate`;
  const files = Map.groupBy(texts, fileOf);
  const lines = [...files].flatMap(([file, own]) => {
    const [stale, missing] = [count(own, 'stale'), count(own, 'missing')];
    const of = language.files.get(file)?.file;
    const without = unused.filter((each) => each.file === of).length;
    if (stale + missing + without === 0) return [];
    return [
      `  ${file}: ${stale} stale, ${missing} missing, ${without} unused, ${wordsLeft(own)} words`,
    ];
  });
  return [total, ...lines];
}

/** The texts of some files that are not current, and the pairs that nothing uses. */
function details(
  { language, unused }: Translation,
  texts: readonly TranslatedText[],
  names: readonly string[],
): string[] {
  const isAsked = (file: string) => names.some((name) => file.includes(name));
  const left = texts
    .filter((text) => text.state !== 'current' && isAsked(fileOf(text)))
    .flatMap(({ state, entry, path, text, pair }) => [
      `${language.tag} ${state} ${entry.source.file} ${formatPath(path)}`,
      ...(pair
        ? [`  was: ${pair.source}`, `  now: ${text}`, `  is:  ${pair.text}`]
        : [`  ${text}`]),
    ]);
  const idle = unused
    .filter(({ file }) => isAsked(file))
    .map(({ file, pair }) => `${language.tag} unused ${file}:${pair.line}\n  ${pair.source}`);
  return [...left, ...idle];
}

/** @throws with a sentence where no file of content/ has one of these names, or has it as a part of its own */
function known({ entries }: Content, names: readonly string[]): void {
  for (const name of names) {
    if (entries.some(({ source }) => source.file.includes(name))) continue;
    throw new Error(
      `no file of content/ has "${name}" in its name; docs/languages.md names the commands`,
    );
  }
}

/**
 * What is left to translate, as the command says it.
 * @param names files, or parts of their names, whose texts are listed; without any there is a line a file
 * @throws with a sentence where no file is called so
 */
export function report(content: Content, names: readonly string[]): string {
  known(content, names);
  const [, ...others] = content.languages;
  if (others.length === 0)
    return 'The site has one language; docs/languages.md says how it gets another.';
  return others
    .map((language) => {
      const translation = inLanguage(content, language);
      const texts = [...textsIn(content, language)];
      const lines =
        names.length > 0 ? details(translation, texts, names) : summary(translation, texts);
      return lines.join('\n') || `${language.tag}: nothing is left there`;
    })
    .join('\n');
}

/**
 * Does what the command was asked for.
 * @param root the project's folder
 * @returns what it says
 * @throws with a sentence where something of it could not be done
 */
export async function answer(root: string, content: Content, [first, ...rest]: readonly string[]) {
  if (first === 'export') {
    const [tag = '', file = '', ...names] = rest;
    known(content, names);
    const text = await exported(content, tag, file, names);
    writeFileSync(file, text);
    return `${file} has the texts of ${tag}; npm run languages -- import ${file} takes it back.`;
  }
  if (first === 'import') {
    const [file = ''] = rest;
    const text = readFileSync(file, 'utf8');
    const { tag, changed, stale, refused, faults } = await imported(root, file, text);
    if (faults.length > 0) {
      const wrong = faults.map(formatProblem).join('\n');
      throw new Error(
        `${wrong}\nNothing was written: mend it in ${basename(file)} and import it again.`,
      );
    }
    const taken = `${tag}: ${changed} taken, ${stale} of an earlier wording kept as stale.`;
    if (refused.length === 0) return taken;
    const wrong = refused.map(({ unit, message }) => `${basename(file)}: ${unit}: ${message}`);
    throw new Error(
      `${wrong.join('\n')}\n${taken} ${refused.length} refused: mend what is named above in ${basename(file)} and import it again.`,
    );
  }
  return report(content, first === undefined ? [] : [first, ...rest]);
}

if (import.meta.main) {
  const root = process.cwd();
  const content = readContent(root);
  if (content.problems.length > 0) {
    console.error(content.problems.map(formatProblem).join('\n'));
    process.exit(1);
  }
  try {
    console.log(await answer(root, content, process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

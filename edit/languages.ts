/**
 * `npm run languages`: what is left to translate, by language and file. With names of files, or parts of them, it lists each
 * text, and with a stale text the wording that was translated.
 *
 *     npm run languages                     the counts of each file
 *     npm run languages -- services/qa      the stale and missing texts of that record, and its unused pairs
 *     npm run languages -- export de FILE   all texts for translators, as XLIFF 2.0 (.xlf) or PO (.po); with names of files,
 *                                           or parts of them, after FILE, only those
 *     npm run languages -- import FILE      writes such a file's translations into content/
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { readContent } from '../src/content/check.ts';
import type { Content } from '../src/content/entry.ts';
import type { TranslatedText } from '../src/content/languages/match-texts.ts';
import { inLanguage, type Translation, textsIn } from '../src/content/languages/translate.ts';
import { formatPath, formatProblem } from '../src/schema/problem.ts';
import { exported, imported } from './exchange.ts';

/** How often each state occurs among texts. */
const count = (texts: readonly TranslatedText[], wanted: string) =>
  texts.filter(({ state }) => state === wanted).length;

/** The number of words in texts without a current translation. */
const wordsLeft = (texts: readonly TranslatedText[]) =>
  texts
    .filter(({ state }) => state !== 'current')
    .reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

const fileOf = ({ entry }: TranslatedText) => entry.source.file;

/** One line for the language, then one for each file with texts left to translate. */
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

/** The stale and missing texts of some files, and their unused pairs. */
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

/** @throws an error if one of the names is no part of any file's name in content/ */
function known({ entries }: Content, names: readonly string[]): void {
  for (const name of names) {
    if (entries.some(({ source }) => source.file.includes(name))) continue;
    throw new Error(
      `no file name in content/ contains "${name}"; docs/languages.md lists the commands`,
    );
  }
}

/**
 * The command's report of what is left to translate.
 * @param names files, or parts of their names, whose texts are listed; if empty, there is one line a file
 * @throws an error if no file matches a name
 */
export function report(content: Content, names: readonly string[]): string {
  known(content, names);
  const [, ...others] = content.languages;
  if (others.length === 0)
    return 'The site has one language; docs/languages.md explains how to add another.';
  return others
    .map((language) => {
      const translation = inLanguage(content, language);
      const texts = [...textsIn(content, language)];
      const lines =
        names.length > 0 ? details(translation, texts, names) : summary(translation, texts);
      return lines.join('\n') || `${language.tag}: nothing left to translate`;
    })
    .join('\n');
}

/**
 * Runs the command.
 * @param root the project's folder
 * @returns its output
 * @throws an error if any part of it failed
 */
export function answer(root: string, content: Content, [first, ...rest]: readonly string[]) {
  if (first === 'export') {
    const [tag = '', file = '', ...names] = rest;
    known(content, names);
    const text = exported(content, tag, file, names);
    writeFileSync(file, text);
    return `${file} has the texts of ${tag}; npm run languages -- import ${file} imports its translations.`;
  }
  if (first === 'import') {
    const [file = ''] = rest;
    const text = readFileSync(file, 'utf8');
    const { tag, changed, stale, refused, faults } = imported(root, file, text);
    if (faults.length > 0) {
      const wrong = faults.map(formatProblem).join('\n');
      throw new Error(
        `${wrong}\nNothing was written: correct it in ${basename(file)} and import it again.`,
      );
    }
    const taken = `${tag}: ${changed} imported, ${stale} of an earlier wording kept as stale.`;
    if (refused.length === 0) return taken;
    const wrong = refused.map(({ unit, message }) => `${basename(file)}: ${unit}: ${message}`);
    throw new Error(
      `${wrong.join('\n')}\n${taken} ${refused.length} refused: correct what is named above in ${basename(file)} and import it again.`,
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
    console.log(answer(root, content, process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

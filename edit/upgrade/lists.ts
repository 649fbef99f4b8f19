/** Merges each collection that was a folder of files, and its translations, into one file. */
import { existsSync, globSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** The collections that were folders. */
const NAMES = ['clients', 'media', 'offices', 'sectors', 'team', 'technologies', 'testimonials'];

/** A record in a file of its own, or its translation. */
interface Own {
  readonly id: string;
  readonly text: string;
}

/** The text of one file with the records of a folder, in their order and with their comments. */
function listOf(name: string, records: readonly Own[]): string {
  const orderOf = ({ text }: Own) => Number(parse(text)?.order ?? 0);
  const blocks = records
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(({ id, text }) => {
      const lines = text
        .split('\n')
        .filter((line) => !/^(# yaml-language-server:|---$)/.test(line))
        .map((line) => line && `  ${line}`);
      return `${id}:\n${lines.join('\n').trimEnd()}\n`;
    });
  return `# yaml-language-server: $schema=./.schema/${name}.json\n${blocks.join('')}`;
}

type Pair = Readonly<Record<string, unknown>>;

/** The translations of such records for one file: each pair once, with its record if two records translate it differently. */
function pairsOf(translations: readonly Own[], source: string): string {
  const all = translations.flatMap(({ id, text }) => {
    const pairs: readonly Pair[] = parse(text)?.texts ?? []; // a translation that the check has validated
    return pairs.map(({ at, ...pair }) => ({ id, at, pair, said: JSON.stringify(pair) }));
  });
  const texts = all.map(({ id, at, pair, said }): Pair => {
    const isTwofold = all.some((each) => each.pair[source] === pair[source] && each.said !== said);
    if (at === undefined && !isTwofold) return pair;
    const { machine, ...words } = pair;
    return { ...words, at: [id, at].filter(Boolean).join('.'), ...(machine ? { machine } : {}) };
  });
  const once = new Map(texts.map((pair) => [JSON.stringify(pair), pair]));
  return stringify({ texts: [...once.values()] }, { lineWidth: 0, indentSeq: true });
}

/** The tags of the site's source language and of its translations; none if there is no languages.yaml. */
function languagesOf(root: string): { source: string; others: readonly string[] } {
  const file = join(root, 'content/languages.yaml');
  const { source = {}, others = {} } = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  return { source: Object.keys(source)[0] ?? '', others: Object.keys(others ?? {}) };
}

/** @returns the new files, relative to the project's folder */
export function bringListsTogether(root: string): string[] {
  const { source, others } = languagesOf(root);
  const folders = ['', ...others.map((tag) => `${tag.toLowerCase()}/`)];
  return NAMES.flatMap((name) =>
    folders.flatMap((language) => {
      const folder = join(root, 'content', language, name);
      const list = `content/${language}${name}.yaml`;
      const files = globSync('**/*.yaml', { cwd: folder }).sort();
      if (files.length === 0 || existsSync(join(root, list))) return [];
      const records = files.map((file) => ({
        id: file.replace(/\.yaml$/, '').replaceAll(/[\\/]/g, '-'),
        text: readFileSync(join(folder, file), 'utf8'),
      }));
      const text = language ? pairsOf(records, source) : listOf(name, records);
      writeFileSync(join(root, list), text);
      for (const file of files) rmSync(join(folder, file));
      // Keeps a folder that holds pictures.
      if (globSync('**', { cwd: folder }).length <= 1) rmdirSync(folder);
      return [list];
    }),
  );
}

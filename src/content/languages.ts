/** The languages of the site: content/languages.yaml, and what content/ holds for each besides the source. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { expectation } from '../schema/nearest.ts';
import { explain, formatPath, type Problem, unfolded } from '../schema/problem.ts';
import { isRecord, shapeOf } from '../schema/walk.ts';
import type { Entry } from './entry.ts';
import { idsIn, readSource, type Source } from './read.ts';

/** A language of the site. */
export interface Language {
  /** Its tag (RFC 5646), such as `en-GB` or `de`. */
  readonly tag: string;
  /** What it is called in itself, such as `Deutsch`. */
  readonly name: string;
  /** How the addresses of its pages begin: nothing in the language that content is written in, `/de` in German. */
  readonly start: string;
}

/** A text of the source beside its translation. */
export interface Pair {
  readonly source: string;
  readonly text: string;
  /** The place of the text in its record, such as `sections.control.off`, where the same words differ by place. */
  readonly at: string | undefined;
  /** Line of the translation in its file. */
  readonly line: number;
}

/** The translation of a record, or of all records of one file. */
interface PairsFile {
  /** Path from the root, such as `content/de/services/qa.yaml`. */
  readonly file: string;
  /** The last part of the address of its page; that of the source where unset. */
  readonly address: string | undefined;
  /** Line of the address; of the start where there is none. */
  readonly line: number;
  readonly pairs: readonly Pair[];
}

/** A language with what was read of it. */
export interface LanguageContent extends Language {
  /** Start of an address in the source, such as `/services/`, to that in this language. */
  readonly starts: Readonly<Record<string, string>>;
  /** By the file of the source that each belongs to, such as `content/services/qa.yaml`. */
  readonly files: ReadonlyMap<string, PairsFile>;
}

const FILE = 'content/languages.yaml';

/** The language of a site whose content says nothing of languages. */
const ALONE: LanguageContent = {
  tag: 'en-GB',
  name: 'English',
  start: '',
  starts: {},
  files: new Map(),
};

const named = z.record(z.string(), z.string().trim().min(1));

/** content/languages.yaml: each language by its tag, with its name in itself. */
const languagesRecord = z.strictObject({
  source: named
    .refine((source) => Object.keys(source).length === 1, 'one language, such as en-GB: English')
    .describe('The language that content is written in, as "tag: name".'),
  others: named
    .default({})
    .describe('The languages that it is translated into, each as "tag: name".'),
});

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** What a language is called in another, such as German; undefined for a tag that names none. */
function called(tag: string, names: Intl.DisplayNames): string | undefined {
  try {
    return names.of(tag);
  } catch {
    return undefined;
  }
}

/** What a language is called in English. */
export const englishName = (tag: string) => called(tag, english) ?? tag;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** What is wrong with a tag. @param name what the language is called in itself: from it shows which was meant */
function tagFault(tag: string, name: string): string | undefined {
  if (called(tag, english) && Intl.getCanonicalLocales(tag)[0] === tag) return undefined;
  const known = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((each) =>
    called(each, english),
  );
  const meant = known.find((each) => {
    const own = called(each, new Intl.DisplayNames(each, { type: 'language', fallback: 'none' }));
    return own?.toLowerCase() === name.toLowerCase();
  });
  const remedy = meant ? `did you mean "${meant}"?` : 'expected a tag such as de or pt-BR';
  return `unknown language "${tag}"; ${remedy}`;
}

const PLACES = /\{\s*[\w-]+\s*\}/g;
const placesIn = (text: string): string[] => [...(text.match(PLACES) ?? [])].sort();

/** Marks that turn the direction of what follows, which no reader sees and `dir` does better. */
const DIRECTION_MARK = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** What is wrong with a translation whatever field it is for; undefined where nothing is. */
function textFault(source: string, text: string): string | undefined {
  const mark = DIRECTION_MARK.exec(text)?.[0];
  if (mark) {
    const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `holds an invisible direction mark (U+${code})`;
  }
  const [theirs, ours] = [placesIn(source), placesIn(text)];
  const lost = theirs.find((place) => count(theirs, place) > count(ours, place));
  if (lost === undefined) return undefined;
  return ours.includes(lost)
    ? `the source has ${lost} ${count(theirs, lost)} times, the translation fewer`
    : `the source has ${lost}, the translation has not`;
}

const count = (list: readonly string[], each: string) =>
  list.filter((other) => other === each).length;

/** A word of an address as it would be written in the letters that addresses have. */
const inAscii = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const WORD = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function addressFault(word: string): string | undefined {
  if (WORD.test(word)) return undefined;
  const remedy = inAscii(word) ? `, such as ${inAscii(word)}` : '';
  return `address "${word}": letters a–z, digits and hyphens${remedy}`;
}

/** `/company/` and the like: the folders that a page lies in, but for the root. */
const foldersOf = (address = '') =>
  [...address.slice(1).matchAll(/\//g)].map(({ index }) => address.slice(0, index + 2));

/** Reads what a language has beside the source. */
class LanguageReader {
  readonly #root: string;
  readonly #source: string;
  readonly #tag: string;
  readonly problems: Problem[];

  constructor(root: string, source: string, tag: string, problems: Problem[]) {
    this.#root = root;
    this.#source = source;
    this.#tag = tag;
    this.problems = problems;
  }

  get #folder() {
    return `content/${this.#tag.toLowerCase()}`;
  }

  #open(file: string): Source | undefined {
    const source = readSource(this.#root, file, file);
    if ('data' in source) return source;
    this.problems.push(source);
    return undefined;
  }

  /** Data of a file that satisfies the schema; what is wrong with it is told, in the words of `told` where that has some. */
  #checked<T>(
    { file, data, lineOf }: Source,
    schema: z.ZodType<T>,
    fields: readonly string[],
    told: (key: string) => string | undefined = () => undefined,
  ): T | undefined {
    const result = schema.safeParse(data ?? {}, { reportInput: true });
    if (result.success) return result.data;
    for (const issue of result.error.issues.flatMap(unfolded)) {
      const { path } = issue;
      if (issue.code === 'unrecognized_keys') {
        for (const key of issue.keys) {
          const known = path.length === 0 ? fields : this.#pairFields;
          const message = told(key) ?? `unknown field "${key}"; ${expectation(key, known)}`;
          this.problems.push({ file, line: lineOf([...path, key]), path: '', message });
        }
        continue;
      }
      const message = explain(issue, []);
      this.problems.push({ file, line: lineOf(path), path: formatPath(path), message });
    }
    return undefined;
  }

  get #pairFields() {
    return [this.#source, this.#tag, 'at', 'keep'];
  }

  /** The starts of addresses, from addresses.yaml. */
  starts(entries: readonly Entry[]): Readonly<Record<string, string>> {
    const file = `${this.#folder}/addresses.yaml`;
    if (!existsSync(join(this.#root, file))) return {};
    const source = this.#open(file);
    const start = z.string().regex(/^\/(.+\/)?$/, 'the start of addresses such as /leistungen/');
    const starts = source && this.#checked(source, z.record(start, start), []);
    if (!source || !starts) return {};
    const folders = [...new Set(entries.flatMap(({ address }) => foldersOf(address)))];
    for (const [from, to] of Object.entries(starts)) {
      const fault = to.split('/').filter(Boolean).map(addressFault).find(Boolean);
      const isKnown = folders.some((folder) => from.startsWith(folder));
      const unknown = `no page lies in "${from}"; ${expectation(from, folders)}`;
      const message = fault ?? (isKnown ? undefined : unknown);
      if (message) this.problems.push({ file, line: source.lineOf([from]), path: '', message });
    }
    return starts;
  }

  /** The pairs by the file of the source. */
  files(entries: readonly Entry[]): Map<string, PairsFile> {
    const files = new Map<string, PairsFile>();
    const structures = new Map(
      entries.map(({ source, schema, data }) => [source.file, Object.keys(shapeOf(schema, data))]),
    );
    for (const id of idsIn(this.#root, this.#folder)) {
      if (id === 'addresses') continue;
      const file = `${this.#folder}/${id}.yaml`;
      const original = `content/${id}.yaml`;
      const fields = structures.get(original);
      if (!fields) {
        // What is wrong with a file that is there is told already.
        if (!existsSync(join(this.#root, original))) {
          this.problems.push({ file, line: 1, path: '', message: `${original} does not exist` });
        }
        continue;
      }
      const source = this.#open(file);
      const read = source && this.#pairs(source, fields);
      if (read) files.set(original, read);
    }
    return files;
  }

  #pairs(source: Source, structure: readonly string[]): PairsFile | undefined {
    const { file, lineOf } = source;
    const text = z.string().trim().min(1);
    const schema = z.strictObject({
      address: z.string().optional(),
      texts: z
        .array(
          z.strictObject({
            [this.#source]: text,
            [this.#tag]: text.optional(),
            at: z.string().optional(),
            keep: z.literal(true).optional(),
          }),
        )
        .default([]),
    });
    const data = this.#checked(source, schema, ['address', 'texts'], (key) =>
      structure.includes(key) ? `"${key}" is the same in every language; remove it` : undefined,
    );
    if (!data) return undefined;
    const report = (path: readonly PropertyKey[], message: string | undefined) => {
      if (message) this.problems.push({ file, line: lineOf(path), path: '', message });
    };
    if (data.address !== undefined) report(['address'], addressFault(data.address));
    const pairs = data.texts.flatMap((each, index): Pair[] => {
      const original = String(each[this.#source]);
      const own = each[this.#tag];
      const at = ['texts', index, own === undefined ? this.#source : this.#tag];
      if ((own === undefined) === (each.keep === undefined)) {
        const or = `${this.#tag}: …, or keep: true where it is the same in ${englishName(this.#tag)}`;
        report(at, own === undefined ? `no translation; write ${or}` : `one of the two: ${or}`);
        return [];
      }
      const translation = String(own ?? original);
      if (own === original) {
        report(at, 'the same as the source; write keep: true if that is right');
      }
      report(at, textFault(original, translation));
      const place = each.at === undefined ? undefined : String(each.at);
      return [{ source: original, text: translation, at: place, line: lineOf(at) }];
    });
    return { file, address: data.address, line: lineOf(['address']), pairs };
  }
}

/**
 * The languages of the site with what content/ holds of each; the first is that which content is written in.
 * @param entries the records that it may translate
 * @param problems takes what is wrong
 */
export function readLanguages(
  root: string,
  entries: readonly Entry[],
  problems: Problem[],
): readonly [LanguageContent, ...LanguageContent[]] {
  if (!existsSync(join(root, FILE))) return [ALONE];
  const file = readSource(root, FILE, 'languages');
  if (!('data' in file)) {
    problems.push(file);
    return [ALONE];
  }
  const result = languagesRecord.safeParse(file.data, { reportInput: true });
  if (!result.success) {
    for (const issue of result.error.issues) {
      const message = explain(issue, Object.keys(languagesRecord.shape));
      const line = file.lineOf(issue.path);
      problems.push({ file: FILE, line, path: formatPath(issue.path), message });
    }
    return [ALONE];
  }
  const { source, others } = result.data;
  for (const [part, tags] of Object.entries({ source, others })) {
    for (const [tag, name] of Object.entries(tags)) {
      const twice = part === 'others' && tag in source;
      const fault = twice ? `${tag} is the source already; remove it` : tagFault(tag, name);
      const line = file.lineOf([part, tag]);
      if (fault) problems.push({ file: FILE, line, path: '', message: fault });
    }
  }
  const [[first, name] = [ALONE.tag, ALONE.name]] = Object.entries(source);
  // A tag that is none is told; nothing else can be said of it.
  const known = Object.entries(others).filter(([tag]) => called(tag, english) && !(tag in source));
  return [
    { ...ALONE, tag: first, name },
    ...known.map(([tag, own]): LanguageContent => {
      const reader = new LanguageReader(root, first, tag, problems);
      return {
        tag,
        name: own,
        start: `/${tag.toLowerCase()}`,
        starts: reader.starts(entries),
        files: reader.files(entries),
      };
    }),
  ];
}

/** Whether something of content is for a language: what names none in `onlyIn` is for all. */
export const isFor = (data: unknown, language: string) =>
  !isRecord(data) || !Array.isArray(data.onlyIn) || data.onlyIn.includes(language);

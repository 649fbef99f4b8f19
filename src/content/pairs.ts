/** Translations as content/ holds them, and what can be said of one without the record that it is for. */
import { placesIn, SLUG } from '../../contract/places.ts';
import { isRecord } from '../schema/walk.ts';
import { slugOf } from './slug.ts';

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
  /** Whether a machine has translated it, and nobody has read that yet. */
  readonly machine: boolean;
  readonly line: number;
}

/** The translation of a record, or of all records of one file. */
export interface PairsFile {
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

/** The names of languages in English. */
export const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** What a language is called in another, such as German; undefined for a tag that names none. */
export function called(tag: string, names: Intl.DisplayNames): string | undefined {
  try {
    return names.of(tag);
  } catch {
    return undefined;
  }
}

/** What a language is called in English. */
export const englishName = (tag: string) => called(tag, english) ?? tag;

/** Marks that turn the direction of what follows, which no reader sees and `dir` does better. */
const DIRECTION_MARK = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** What is wrong with a translation whatever field it is for; undefined where nothing is. */
export function textFault(source: string, text: string): string | undefined {
  const mark = DIRECTION_MARK.exec(text)?.[0];
  if (mark) {
    const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `holds an invisible direction mark (U+${code})`;
  }
  const [theirs, ours] = [placesIn(source).sort(), placesIn(text)];
  const lost = theirs.find((place) => count(theirs, place) > count(ours, place));
  if (lost === undefined) return undefined;
  return ours.includes(lost)
    ? `the source has ${lost} ${count(theirs, lost)} times, the translation fewer`
    : `the source has ${lost}, the translation has not`;
}

const count = (list: readonly string[], each: string) =>
  list.filter((other) => other === each).length;

/** What is wrong with the last part of an address, or a folder in one; undefined where nothing is. */
export const addressFault = (word: string) => wordFault('address', word);

/** What is wrong with a word that is part of addresses. @param what it is */
export function wordFault(what: string, word: string): string | undefined {
  if (SLUG.test(word)) return undefined;
  const fit = slugOf(word.replaceAll('/', '-'));
  const remedy = fit ? `, such as ${fit}` : '';
  return `${what} "${word}": letters a–z, digits and hyphens${remedy}`;
}

/** Whether something of content is for a language: what names none in `onlyIn` is for all. */
export const isFor = (data: unknown, language: string) =>
  !isRecord(data) || !Array.isArray(data.onlyIn) || data.onlyIn.includes(language);

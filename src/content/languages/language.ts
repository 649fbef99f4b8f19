/** A language: its names, the parts of content that are for it, and its translations as content/ holds them. */
import { placeholdersIn } from '../../../contract/placeholders.ts';
import { isRecord } from '../../schema/walk.ts';

/** A language of the site. */
export interface Language {
  /** Its tag (RFC 5646), such as `en-GB` or `de`. */
  readonly tag: string;
  /** The language's own name, such as `Deutsch`. */
  readonly name: string;
  /** The prefix of its pages' addresses: empty for the source language, `/de` for German. */
  readonly prefix: string;
}

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The English name of a language; the tag itself if it is unknown. */
export function englishName(tag: string): string {
  try {
    return english.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Whether a language has a part of content. A part without `onlyIn` is for all languages. */
export const isFor = (data: unknown, language: string) =>
  !isRecord(data) || !Array.isArray(data.onlyIn) || data.onlyIn.includes(language);

/** A source text with its translation. */
export interface Pair {
  readonly source: string;
  readonly text: string;
  /** The path of the text, such as `sections.control.off`. Needed if equal source texts have different translations. */
  readonly at: string | undefined;
  /** Whether it is a machine translation that nobody has reviewed yet. */
  readonly machine: boolean;
  readonly line: number;
}

/** The translation of a record, or of all records of one file. */
export interface PairsFile {
  /** Path from the project root, such as `content/de/services/qa.yaml`. */
  readonly file: string;
  /** The last segment of its page's address; the same as in the source if undefined. */
  readonly address: string | undefined;
  /** The line of the address; 1 without an address. */
  readonly line: number;
  readonly pairs: readonly Pair[];
}

/** A language with its translations. */
export interface LanguageContent extends Language {
  /** Address prefix in the source, such as `/services/` → prefix in this language. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Source file, such as `content/services/qa.yaml` → its translation. */
  readonly files: ReadonlyMap<string, PairsFile>;
}

/** Invisible Unicode marks that set the text direction. The `dir` attribute does this instead. */
const DIRECTION_MARK = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** The fault of a translation, whatever its field; undefined if it has none. */
export function textFault(source: string, text: string): string | undefined {
  const mark = DIRECTION_MARK.exec(text)?.[0];
  if (mark) {
    const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `holds an invisible direction mark (U+${code})`;
  }
  const [theirs, ours] = [placeholdersIn(source).sort(), placeholdersIn(text)];
  const lost = theirs.find((place) => count(theirs, place) > count(ours, place));
  if (lost === undefined) return undefined;
  return ours.includes(lost)
    ? `the source has ${lost} ${count(theirs, lost)} times, the translation fewer`
    : `the source has ${lost}, the translation has not`;
}

const count = (list: readonly string[], each: string) =>
  list.filter((other) => other === each).length;

/** The translatable texts of records, and the pairs that translate them. */
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { explain } from '../../schema/problem.ts';
import { bare, isRecord, type Path, type Value, valuesIn } from '../../schema/walk.ts';
import type { Entry } from '../entry.ts';
import { isFor, type Pair } from './language.ts';

/** A translatable text of a source record. */
export interface Text extends Value {
  readonly entry: Entry;
  /** Its path in the notation of `Pair.at`. */
  readonly place: string;
  /** The text without white space around it. */
  readonly text: string;
}

/** A source text with its translation, if any. */
export interface TranslatedText extends Text {
  /** The most characters that its translation may have; undefined if there is no limit. */
  readonly limit: number | undefined;
  /** `stale`: the pair translates an earlier wording. `same`: a name or number, which needs no translation. */
  readonly state: 'current' | 'stale' | 'missing' | 'same';
  readonly pair: Pair | undefined;
}

/** Whether a value can be translated: visible texts and external links can. */
function isReplaceable({ meta, value }: Value): boolean {
  if (typeof value !== 'string' || value === '') return false;
  return meta.text !== undefined || (meta.link === true && /^(https|mailto|tel):/.test(value));
}

/** Whether a page needs a translation of this text. Names and texts without letters stay the same by default. */
export const isNeeded = ({ meta, value }: Value) =>
  meta.text === 'words' && /[\p{L}%.,]/u.test(String(value));

/** A path in the notation of `Pair.at`: list items by id if they have one, otherwise by index from 0. */
function placeName(data: unknown, path: Path): string {
  let value = data;
  const names = path.map((key) => {
    value = Reflect.get(value as object, key); // every value on the path is an object
    return isRecord(value) && typeof value.id === 'string' ? value.id : String(key);
  });
  return names.join('.');
}

/** Whether a language has the value at this path: no `onlyIn` on the way to it excludes the language. */
function isWrittenIn(language: string, data: unknown, path: Path): boolean {
  let value = data;
  for (const key of path) {
    if (!isFor(value, language)) return false;
    value = Reflect.get(value as object, key); // every value on the path is an object
  }
  return true;
}

/** The translatable texts of a record. @param source the tag of the source language */
export function textsOf(entry: Entry, source: string): Text[] {
  const { collection, schema, data, source: own } = entry;
  // The brand is the same in every language.
  if (collection === 'brand') return [];
  return valuesIn(schema, data).flatMap((value) => {
    if (!isReplaceable(value) || !isWrittenIn(source, data, value.path)) return [];
    const place = [...own.within, placeName(data, value.path)].join('.');
    return [{ ...value, entry, place, text: String(value.value).trim() }];
  });
}

/** A translation's length limit in percent of the source's: most languages need more characters than English. */
const ROOM = 140;

/** The most characters that a translation may have. Page titles and descriptions get no extra room: search results cut them. */
function limitOf({ field, path }: Value): number | undefined {
  const { schema } = bare(field);
  const most = schema instanceof z.ZodString ? schema.maxLength : null;
  if (most === null) return undefined;
  const isHead = path.length === 1 && ['title', 'description'].includes(String(path[0]));
  return isHead ? most : Math.floor((most * ROOM) / 100);
}

/** Why a translation doesn't fit its field; undefined if it does. */
function fieldFault(value: Value, text: string): string | undefined {
  const { schema } = bare(value.field);
  const [issue] = schema.safeParse(text, { reportInput: true }).error?.issues ?? [];
  // Minimum lengths don't apply: some languages are shorter.
  if (!issue || issue.code === 'too_small') return undefined;
  const most = limitOf(value);
  if (issue.code !== 'too_big' || most === undefined || most === Number(issue.maximum)) {
    return explain(issue);
  }
  return text.length <= most
    ? undefined
    : `too long: at most ${most} characters (${issue.maximum} in the source), got ${text.length}`;
}

/** Two texts that differ in this share of letters or more are different texts. Measured on the history of 3,000 texts. */
const ANOTHER = 0.6;

/** The share of letters that differ between two wordings. */
const difference = (one: string, other: string) =>
  distance(one, other) / Math.max(one.length, other.length, 1);

/** Whether two wordings may be versions of one text. */
export const isVersion = (one: string, other: string) => difference(one, other) < ANOTHER;

const isAt = ({ at }: Pair, { place }: Text) =>
  at !== undefined && (place === at || place.startsWith(`${at}.`));

/** Matches texts with pairs: first by equal source, then the remaining ones by similarity. */
function pairsOf(texts: readonly Text[], pairs: readonly Pair[]): Map<Text, Pair> {
  const found = new Map<Text, Pair>();
  for (const text of texts) {
    const equal = pairs.filter(({ source }) => source === text.text);
    const pair = equal.find((each) => isAt(each, text)) ?? equal.find(({ at }) => !at);
    if (pair) found.set(text, pair);
  }
  const used = new Set(found.values());
  const left = pairs.filter((pair) => !used.has(pair));
  const likely = texts
    .filter((text) => !found.has(text))
    .flatMap((text) => left.map((pair) => ({ text, pair, far: farFrom(text, pair) })))
    .filter(({ far }) => far < ANOTHER)
    .sort((a, b) => a.far - b.far);
  const taken = new Map<Pair, string>();
  for (const { text, pair } of likely) {
    // Equal texts in several places share one pair.
    if (found.has(text) || (taken.has(pair) && taken.get(pair) !== text.text)) continue;
    found.set(text, pair);
    taken.set(pair, text.text);
  }
  return found;
}

/** The difference between a text and the source of a pair; 0 if the pair's `at` names the text's place. */
const farFrom = (text: Text, pair: Pair) =>
  isAt(pair, text) ? 0 : difference(text.text, pair.source);

/** Pairs that translate the same source at the same place differently, each with a message. */
function contradictions(pairs: readonly Pair[], texts: readonly Text[]): [Pair, string][] {
  return pairs.flatMap((pair, index): [Pair, string][] => {
    const { source, text, at } = pair;
    const isOther = (each: Pair) => each.source === source && each.at === at && each.text !== text;
    if (!pairs.slice(0, index).some(isOther)) return [];
    const places = texts.filter((each) => each.text === source).map(({ place }) => place);
    const which = places.length > 1 ? ` ${places.join(' or ')}` : '';
    return [[pair, `"${source}" is translated in two ways; say where with at:${which}`]];
  });
}

/** Matches the texts of a file with its pairs. Also returns unused pairs and faults. */
export function aligned(texts: readonly Text[], pairs: readonly Pair[]) {
  const found = pairsOf(texts, pairs);
  const faults = contradictions(pairs, texts);
  for (const [text, pair] of found) {
    const fault = fieldFault(text, pair.text);
    const isTold = faults.some(([each, message]) => each === pair && message === fault);
    if (fault && !isTold) faults.push([pair, fault]);
  }
  const used = new Set(found.values());
  return { found, faults, unused: pairs.filter((pair) => !used.has(pair)) };
}

/** The translation state of a text. */
export function outcome(text: Text, pair: Pair | undefined): TranslatedText {
  const paired = pair?.source === text.text ? 'current' : 'stale';
  const unpaired = isNeeded(text) ? 'missing' : 'same';
  return { ...text, limit: limitOf(text), state: pair ? paired : unpaired, pair };
}

/** The translation of one file, including names and numbers, for the editor. @param entries its records */
export function translationOf(
  entries: readonly Entry[],
  { source, own }: { readonly source: string; readonly own: string },
  pairs: readonly Pair[],
) {
  const texts = entries
    .flatMap((entry) => textsOf(entry, source))
    .filter(({ entry, path }) => isWrittenIn(own, entry.data, path));
  const { found, ...rest } = aligned(texts, pairs);
  return { texts: texts.map((text) => outcome(text, found.get(text))), ...rest };
}

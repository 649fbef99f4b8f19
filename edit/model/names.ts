/** Names of fields and records for people, identities of list items, and limits of lists. */
import type { z } from 'zod';
import { englishName } from '../../src/content/languages/language.ts';
import { isRecord } from '../../src/schema/walk.ts';

/** An object read from YAML. */
export type Data = Record<string, unknown>;

/** A list check of Zod: the least, the most or the exact number of items. */
type Check = Readonly<Partial<Record<'minimum' | 'maximum' | 'length', number>>>;

/** The least and the most items that a list may have. */
export function limits(schema: z.ZodArray): { readonly least: number; readonly most: number } {
  const checks = (schema.def.checks ?? []).map(({ _zod }) => _zod.def as Check);
  const least = checks.map(({ minimum, length }) => minimum ?? length ?? 0);
  const most = checks.map(({ maximum, length }) => maximum ?? length ?? Infinity);
  return { least: Math.max(0, ...least), most: Math.min(Infinity, ...most) };
}

/** The readable name of a field or section: `Page hero` for `pageHero` and `page-hero`. */
export function readable(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The title of a list item or record: its first text that can serve as one; empty if none can. */
export function titleOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return '';
  const names = [
    'name',
    'heading',
    'title',
    'label',
    'question',
    'city',
    'author',
    'value',
    'text',
  ];
  const found = names.map((name) => value[name]).find((each) => typeof each === 'string' && each);
  return typeof found === 'string' ? found : '';
}

/** The identity of a list item: its id, the source text of a pair, or a plain value itself. */
export const idOf = (item: unknown) => (isRecord(item) ? (item.id ?? sourceOf(item)) : item);

/** The readable name of a list item: a section's type, a title or the source text of a pair; empty if it has none. */
export const called = (item: unknown): string =>
  isRecord(item) && typeof item.type === 'string'
    ? readable(item.type)
    : titleOf(item) || (sourceOf(item) ?? '');

/** Describes a field, such as `Heading of “Faq”`; without a field, what holds it. */
export type Describe = (field?: string) => string;

/** Describes the fields of a record. */
export const describeRecord: Describe = (field = 'The record') => readable(field);

/** Describes the fields of a list item. @param fallback its name if it has none of its own */
export const describeItem =
  (item: unknown, fallback: string): Describe =>
  (field) => {
    const name = `“${called(item) || fallback}”`;
    if (sourceOf(item) !== undefined) return `Translation of ${name}`;
    return field === undefined ? name : `${readable(field)} of ${name}`;
  };

/** Whether two objects have the same type and layout, so that they are compared field by field. */
export const isAlike = (a: Data, b: Data) => a.type === b.type && a.layout === b.layout;

/**
 * The items of several states of a list, keyed to match them across states. The keys are ids. If an item has none, they are
 * positions if all states have the same length, and otherwise names.
 * @returns undefined if two items of a list have the same key, or one has no name
 */
export function keyed(
  states: readonly (readonly unknown[])[],
  idOf: (item: unknown) => unknown,
): ReadonlyMap<unknown, unknown>[] | undefined {
  const isSameLength = new Set(states.map(({ length }) => length)).size === 1;
  const isByIndex = isSameLength && states.flat().some((item) => idOf(item) === undefined);
  const nameOf = (item: unknown, index: number) =>
    isByIndex ? index + 1 : (idOf(item) ?? called(item));
  const maps = states.map(
    (list) => new Map(list.map((item, index) => [nameOf(item, index), item])),
  );
  const isTold = maps.every((map, index) => map.size === states[index]?.length && !map.has(''));
  return isTold ? maps : undefined;
}

/** The source text of a translation pair, which is its first field; undefined for anything else. */
export function sourceOf(item: unknown): string | undefined {
  if (!isRecord(item) || item.id !== undefined || titleOf(item) !== '') return undefined;
  const [[tag = '', words] = []] = Object.entries(item);
  return typeof words === 'string' && englishName(tag) !== tag ? words : undefined;
}

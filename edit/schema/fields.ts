/** What fields and records are called where people read it, and what lists take. */
import type { z } from 'zod';
import { englishName } from '../../src/content/pairs.ts';
import { isRecord } from '../../src/schema/walk.ts';

/** Any value that YAML can hold, by its keys. */
export type Data = Record<string, unknown>;

/** What a check of a list says, by the names that the library gives: at least, at most, or exactly so many items. */
type Check = Readonly<Partial<Record<'minimum' | 'maximum' | 'length', number>>>;

/** How many items a list takes. */
export function limits(schema: z.ZodArray): { readonly least: number; readonly most: number } {
  const checks = (schema.def.checks ?? []).map(({ _zod }) => _zod.def as Check);
  const least = checks.map(({ minimum, length }) => minimum ?? length ?? 0);
  const most = checks.map(({ maximum, length }) => maximum ?? length ?? Infinity);
  return { least: Math.max(0, ...least), most: Math.min(Infinity, ...most) };
}

/** A field's or section's name as people read it: `pageHero` and `page-hero` as `Page hero`. */
export function readable(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an item of a list or a record is called by: the first of its texts that names it; empty where none does. */
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

/** What an item of a list is known again by: its id, or the source of a pair; a value by itself. */
export const idOf = (item: unknown) => (isRecord(item) ? (item.id ?? sourceOf(item)) : item);

/** What an item of a list is called to a reader: a section by its type, anything else by its title or as a pair; empty where nothing names it. */
export const called = (item: unknown): string =>
  isRecord(item) && typeof item.type === 'string'
    ? readable(item.type)
    : titleOf(item) || (sourceOf(item) ?? '');

/**
 * The items of several states of a list by what tells them apart: their ids; where one has none their places, if none came or
 * went; or what they are called.
 * @returns undefined where two of a list are called the same, or one has no name
 */
export function keyed(
  states: readonly (readonly unknown[])[],
  idOf: (item: unknown) => unknown,
): ReadonlyMap<unknown, unknown>[] | undefined {
  const isSameLength = new Set(states.map(({ length }) => length)).size === 1;
  const isByPlace = isSameLength && states.flat().some((item) => idOf(item) === undefined);
  const nameOf = (item: unknown, place: number) =>
    isByPlace ? place + 1 : (idOf(item) ?? called(item));
  const maps = states.map(
    (list) => new Map(list.map((item, place) => [nameOf(item, place), item])),
  );
  const isTold = maps.every((map, index) => map.size === states[index]?.length && !map.has(''));
  return isTold ? maps : undefined;
}

/** What a pair of a translation is known by: the words of its source, which come first; undefined for anything else. */
export function sourceOf(item: unknown): string | undefined {
  if (!isRecord(item) || item.id !== undefined || titleOf(item) !== '') return undefined;
  const [[tag = '', words] = []] = Object.entries(item);
  return typeof words === 'string' && englishName(tag) !== tag ? words : undefined;
}

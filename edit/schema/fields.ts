/** What fields and records are called where people read it, and what lists take. */
import type { z } from 'zod';
import { englishName } from '../../src/content/pairs.ts';
import { isRecord } from '../../src/schema/walk.ts';

/** Any value that YAML can hold, by its keys. */
export type Data = Record<string, unknown>;

/** How many items a list takes. */
export function limits(schema: z.ZodArray): { readonly least: number; readonly most: number } {
  let least = 0;
  let most = Number.POSITIVE_INFINITY;
  for (const { _zod } of schema.def.checks ?? []) {
    // The three checks of a list, by the names that the library gives them.
    const check = _zod.def as {
      check: string;
      minimum?: number;
      maximum?: number;
      length?: number;
    };
    if (check.check === 'min_length') least = check.minimum ?? least;
    if (check.check === 'max_length') most = check.maximum ?? most;
    if (check.check === 'length_equals') {
      least = check.length ?? least;
      most = check.length ?? most;
    }
  }
  return { least, most };
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

/** What a pair of a translation is known by: the words of its source, which come first; undefined for anything else. */
export function sourceOf(item: unknown): string | undefined {
  if (!isRecord(item) || item.id !== undefined || titleOf(item) !== '') return undefined;
  const [[tag = '', words] = []] = Object.entries(item);
  return typeof words === 'string' && englishName(tag) !== tag ? words : undefined;
}

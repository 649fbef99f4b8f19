/** Reads the schemas of content/ as a form sees them: what a field takes, what it says of itself, what stands within it. */
import { z } from 'zod';
import { chosen } from '../../src/schema/walk.ts';

/** Keys and indices from the root of a record to a value. */
export type Path = readonly (string | number)[];

/** Any value that YAML can hold, by its keys. */
export type Data = Record<string, unknown>;

/** Whether a value is an object with keys, and no list. */
export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field without what only says when it may be left out. */
interface Bare {
  readonly schema: z.ZodType;
  /** Whether the file may do without it. */
  readonly optional: boolean;
  /** What holds where the file says nothing; undefined where nothing does. */
  readonly fallback: unknown;
  /** What the field says of itself: its description, and what its value stands for. */
  readonly meta: z.GlobalMeta;
}

/** Takes `optional` and `default` off a field and keeps what they say. */
export function bare(field: z.ZodType): Bare {
  let schema = field;
  let optional = false;
  let fallback: unknown;
  let meta: z.GlobalMeta = {};
  for (;;) {
    meta = { ...z.globalRegistry.get(schema), ...meta };
    if (schema instanceof z.ZodOptional) optional = true;
    else if (schema instanceof z.ZodDefault) {
      optional = true;
      fallback = schema.def.defaultValue;
    } else return { schema, optional, fallback, meta };
    // What these two wrap is a schema of the same library.
    schema = schema.unwrap() as z.ZodType;
  }
}

/** The object that a value is described by: of a union, nested or not, the option that the value names. */
export function objectOf(field: z.ZodType | undefined, value: unknown): z.ZodObject | undefined {
  const schema = field && bare(field).schema;
  if (schema instanceof z.ZodObject) return schema;
  if (!isData(value)) return undefined;
  if (schema instanceof z.ZodUnion && !(schema instanceof z.ZodDiscriminatedUnion)) {
    // A name, or a group of fields: a picture.
    return schema.options.find((option) => option instanceof z.ZodObject);
  }
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined;
  return objectOf(chosen(schema, value) as z.ZodType | undefined, value);
}

/** The fields of the object that a value is described by, in their order; none for anything else. */
export const shapeOf = (field: z.ZodType | undefined, value: unknown) =>
  (objectOf(field, value)?.shape ?? {}) as Readonly<Record<string, z.ZodType>>;

/** The field of what stands at `key` in `parent`; undefined where the schema says nothing about it. */
export function fieldWithin(
  field: z.ZodType | undefined,
  key: string | number,
  parent: unknown,
): z.ZodType | undefined {
  const schema = field && bare(field).schema;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  return shapeOf(field, parent)[key];
}

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
  if (!isData(value)) return '';
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

/** Letters that Unicode doesn't take apart, as addresses spell them. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Words as the name of a file: lower case, joined by hyphens. */
export const slugOf = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðþßæœı]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^[-/]+|[-/]+$/g, '');

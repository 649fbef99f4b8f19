import { z } from 'zod';
import type { NamedPlate, OwnPicture } from './fields.ts';
import { oncePer } from './once.ts';

/** Keys and indices from the root of a record to a value. */
export type Path = readonly (string | number)[];

/** A field without its `optional` and `default` wrappers. */
interface Bare {
  readonly schema: z.ZodType;
  /** Whether the field may be left out. */
  readonly optional: boolean;
  /** The default value, if any. */
  readonly fallback: unknown;
  /** The metadata of the field, including its description. */
  readonly meta: z.GlobalMeta;
}

/** Removes the `optional` and `default` wrappers. Cached, because zod rebuilds the metadata on each call. */
export const bare = oncePer((field: z.core.$ZodType): Bare => {
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
    } else return { schema: schema as z.ZodType, optional, fallback, meta }; // always a full zod type
    schema = schema.unwrap();
  }
});

/** The object schema of a value. For a union, nested or not, it is the option that matches the value's discriminator. */
export function objectOf(
  field: z.core.$ZodType | undefined,
  value: unknown,
): z.ZodObject | undefined {
  const schema = field && bare(field).schema;
  if (schema instanceof z.ZodObject) return schema;
  if (!isRecord(value)) return undefined;
  if (schema instanceof z.ZodDiscriminatedUnion) return objectOf(chosen(schema, value), value);
  // A plain union is a picture: a name or an object.
  return schema instanceof z.ZodUnion
    ? schema.options.find((option) => option instanceof z.ZodObject)
    : undefined;
}

/** The fields of a value's object schema, in order; empty for other values. */
export const shapeOf = (field: z.core.$ZodType | undefined, value: unknown) =>
  (objectOf(field, value)?.shape ?? {}) as Readonly<Record<string, z.ZodType>>; // always full zod types

/** Finds the schemas of what a list or an object contains, by key; undefined for unknown keys. */
function fieldsOf(
  field: z.core.$ZodType | undefined,
  parent: unknown,
): (key: string | number) => z.ZodType | undefined {
  const schema = field && bare(field).schema;
  if (schema instanceof z.ZodArray) return () => schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return () => schema.valueType as z.ZodType;
  const shape = shapeOf(field, parent);
  // Inherited properties, such as `constructor`, are not fields.
  return (key) => (Object.hasOwn(shape, key) ? shape[key] : undefined);
}

/** The schema of the value at `key` in `parent`; undefined if the key is unknown. */
export const fieldWithin = (
  field: z.core.$ZodType | undefined,
  key: string | number,
  parent: unknown,
) => fieldsOf(field, parent)(key);

/** A value in a record. */
export interface Value {
  /** Keys and indices from the root of the record. */
  readonly path: Path;
  /** The schema of its field. */
  readonly field: z.core.$ZodType;
  /** The metadata of its field. */
  readonly meta: z.GlobalMeta;
  readonly value: unknown;
}

/** The items of a list or the fields of an object: key, schema (undefined if unknown) and value. Empty for other values. */
function contents(field: z.core.$ZodType, value: unknown) {
  if (typeof value !== 'object' || value === null) return [];
  const schemaOf = fieldsOf(field, value);
  return Object.entries(value).map(([name, each]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return [key, schemaOf(key), each] as const;
  });
}

/** Every value of valid data, except empty ones. A list or an object comes before what it contains. */
export function valuesIn(root: z.core.$ZodType, data: unknown, start: Path = []): Value[] {
  const found: Value[] = [];
  const add = (field: z.core.$ZodType, value: unknown, path: Path) => {
    if (value === undefined || value === null) return;
    found.push({ path, field, meta: bare(field).meta, value });
    for (const [key, own, each] of contents(field, value)) {
      if (own) add(own, each, [...path, key]);
    }
  };
  add(root, data, start);
  return found;
}

/**
 * Maps valid data along its schema. What stays the same is not copied.
 * @param visit returns what replaces a value; undefined removes it from its list or object. `inside` maps what a list or an
 * object contains, and returns any other value as it is.
 */
export function mapValues(
  field: z.core.$ZodType,
  value: unknown,
  visit: (value: Value, inside: () => unknown) => unknown,
  path: Path = [],
): unknown {
  return visit({ path, field, meta: bare(field).meta, value }, () => {
    const all = contents(field, value).map(([key, own, was]) => ({
      key,
      was,
      is: own ? mapValues(own, was, visit, [...path, key]) : was,
    }));
    if (all.every(({ was, is }) => was === is)) return value;
    const kept = all.filter(({ is }) => is !== undefined);
    return Array.isArray(value)
      ? kept.map(({ is }) => is)
      : Object.fromEntries(kept.map(({ key, is }) => [key, is]));
  });
}

/** A value that stands for something else: a name, an address, a text with placeholders, or a picture outside the registry. */
type PointerValue = Value & { readonly value: string | OwnPicture | NamedPlate };

const isPointer = (each: Value): each is PointerValue =>
  typeof each.value === 'string'
    ? POINTERS.some((kind) => each.meta[kind])
    : isRecord(each.value) && Boolean(each.meta.plate || each.meta.screen);

/** Every pointer in valid data. */
export const pointersIn = (schema: z.core.$ZodType, data: unknown): PointerValue[] =>
  valuesIn(schema, data).filter(isPointer);

/** Replaces every pointer in valid data by the result of `visit`. */
export const mapPointers = (
  schema: z.core.$ZodType,
  data: unknown,
  visit: (pointer: PointerValue) => unknown,
): unknown => mapValues(schema, data, (each, inside) => (isPointer(each) ? visit(each) : inside()));

/** The options of a union by discriminator value. A nested union has several values. */
const optionsOf = oncePer((schema: z.ZodDiscriminatedUnion) => {
  const name = schema.def.discriminator;
  const pairs = schema.options.flatMap((option) =>
    [...(option._zod.propValues?.[name] ?? [])].map((value) => [value, option] as const),
  );
  return new Map<unknown, z.core.$ZodType>(pairs);
});

/** The option that matches the data's discriminator. The data is already valid. */
const chosen = (schema: z.ZodDiscriminatedUnion, data: Record<string, unknown>) =>
  optionsOf(schema).get(data[schema.def.discriminator]);

/** The metadata keys of pointers. */
const POINTERS = [
  'reference',
  'plate',
  'screen',
  'icon',
  'technology',
  'svgFile',
  'link',
  'sectionId',
  'placeholders',
] as const;

/** Whether a value is an object and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema and the value at `path`, each undefined if there is none. The data need not be valid. */
export function fieldAt(
  field: z.core.$ZodType | undefined,
  value: unknown,
  [key, ...rest]: readonly PropertyKey[],
): { field: z.core.$ZodType | undefined; value: unknown } {
  if (key === undefined) return { field, value };
  const name = typeof key === 'number' ? key : String(key);
  // Inherited properties, such as `constructor`, are not in the file.
  const has = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return fieldAt(fieldWithin(field, name, value), has ? Reflect.get(value, key) : undefined, rest);
}

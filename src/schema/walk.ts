import { z } from 'zod';
import type { NamedPlate, OwnPicture } from './fields.ts';
import { oncePer } from './once.ts';

/** A picture outside the registry of plates. */
type Picture = OwnPicture | NamedPlate;

/** Returns the target of a pointer. @param meta the metadata of its field */
export type Visit = (value: string, meta: z.GlobalMeta, path: readonly PropertyKey[]) => unknown;

/** Returns the replacement of a picture outside the registry. @param meta the metadata of its field */
export type VisitPicture = (
  picture: Picture,
  meta: z.GlobalMeta,
  path: readonly PropertyKey[],
) => unknown;

/**
 * Walks valid data along its schema. Replaces every pointer (to a record, a plate, an address …) and every text with
 * placeholders by the result of `visit`, and every picture outside the registry by the result of `visitPicture`.
 */
export function mapPointers(
  schema: z.core.$ZodType,
  data: unknown,
  visit: Visit,
  visitPicture: VisitPicture = (picture) => picture,
): unknown {
  return mapLeaves(
    schema,
    data,
    ({ path, field, value }) => {
      const { meta } = bare(field);
      // A pointer's schema accepts names and pictures only.
      if (isRecord(value)) {
        return visitPicture(value as unknown as Picture, meta, path);
      }
      return typeof value === 'string' && (isPointer(meta) || meta.places)
        ? visit(value, meta, path)
        : value;
    },
    isPicture,
  );
}

/** Whether an object is a picture, which counts as one value. */
const isPicture = ({ plate, screen }: z.GlobalMeta) => Boolean(plate || screen);

/** Every value of valid data that `mapPointers` would replace, with the metadata of its field. */
export function* pointers(schema: z.core.$ZodType, data: unknown) {
  for (const { path, field, value } of leaves(schema, data, isPicture)) {
    const { meta } = bare(field);
    const isNamed = typeof value === 'string' && (isPointer(meta) || meta.places);
    if (isNamed || isRecord(value)) yield { value: value as string | Picture, meta, path };
  }
}

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

/** The schema of the value at `key` in `parent`; undefined if the key is unknown. */
export function fieldWithin(
  field: z.core.$ZodType | undefined,
  key: string | number,
  parent: unknown,
): z.ZodType | undefined {
  const schema = field && bare(field).schema;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  const shape = shapeOf(field, parent);
  // Inherited properties, such as `constructor`, are not fields.
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

/** A value with its path and the schema of its field. */
export interface Leaf {
  readonly path: Path;
  readonly field: z.core.$ZodType;
  readonly value: unknown;
}

/**
 * The values of a record that are neither lists nor objects, in the order of the data.
 * @param isWhole whether an object counts as one value, given the metadata of its field
 */
export function* leaves(
  field: z.core.$ZodType,
  value: unknown,
  isWhole: (meta: z.GlobalMeta) => boolean = () => false,
  path: Path = [],
): Generator<Leaf> {
  if (Array.isArray(value) || (isRecord(value) && !isWhole(bare(field).meta))) {
    for (const [key, each] of Object.entries(value)) {
      const name = Array.isArray(value) ? Number(key) : key;
      const inner = fieldWithin(field, name, value);
      if (inner) yield* leaves(inner, each, isWhole, [...path, name]);
    }
  } else if (value !== undefined && value !== null) yield { path, field, value };
}

/** Replaces every leaf by the result of `visit`. @param isWhole see {@link leaves} */
export function mapLeaves(
  field: z.core.$ZodType,
  value: unknown,
  visit: (leaf: Leaf) => unknown,
  isWhole: (meta: z.GlobalMeta) => boolean = () => false,
  path: Path = [],
): unknown {
  const inner = (key: string | number, each: unknown) => {
    const own = fieldWithin(field, key, value);
    return own ? mapLeaves(own, each, visit, isWhole, [...path, key]) : each;
  };
  if (Array.isArray(value)) return value.map((item, index) => inner(index, item));
  if (!isRecord(value) || isWhole(bare(field).meta)) return visit({ path, field, value });
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inner(key, each)]));
}

/** A list that lost items. */
export interface Shortening {
  /** The path of the list in the filtered data. */
  readonly path: Path;
  readonly field: z.core.$ZodType;
  readonly all: readonly unknown[];
  readonly kept: readonly unknown[];
  /** The original indices of the kept items. */
  readonly indices: readonly number[];
}

/**
 * Removes items and fields from data. Returns the same object if nothing is removed.
 * @param keeps whether a list item or the value of a field stays
 * @param onShortened called for every list that loses items
 */
export function filtered(
  field: z.core.$ZodType,
  data: unknown,
  keeps: (field: z.core.$ZodType, value: unknown, inList: boolean) => boolean,
  onShortened: (shortening: Shortening) => void,
  path: Path = [],
): unknown {
  const isKept = (key: string | number, value: unknown) => {
    const own = fieldWithin(field, key, data);
    return !own || keeps(own, value, Array.isArray(data));
  };
  const inner = (key: string | number, was: string | number, value: unknown) => {
    const own = fieldWithin(field, was, data);
    return own ? filtered(own, value, keeps, onShortened, [...path, key]) : value;
  };
  if (Array.isArray(data)) {
    const indices = [...data.keys()].filter((index) => isKept(index, data[index]));
    const kept = indices.map((was, index) => inner(index, was, data[was]));
    if (kept.length < data.length) onShortened({ path, field, all: data, kept, indices });
    else if (kept.every((value, index) => value === data[index])) return data;
    return kept;
  }
  if (!isRecord(data)) return data;
  const all = Object.entries(data);
  const kept = all
    .filter(([key, value]) => isKept(key, value))
    .map(([key, value]) => [key, inner(key, key, value)] as const);
  const isWhole = kept.length === all.length && kept.every(([key, value]) => value === data[key]);
  return isWhole ? data : Object.fromEntries(kept);
}

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
] as const;

/** All metadata keys for the check and the resolver. */
export const NOTES = [...POINTERS, 'places', 'text', 'binding', 'sample'] as const;

const isPointer = (meta: z.GlobalMeta) => POINTERS.some((kind) => meta[kind]);

/** Whether a value is an object and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The valid field names of the object at `path`; empty if there is no object. */
export function fieldsAt(
  field: z.core.$ZodType | undefined,
  data: unknown,
  [key, ...rest]: readonly PropertyKey[],
): readonly string[] {
  if (key === undefined) return Object.keys(shapeOf(field, data));
  const name = typeof key === 'number' ? key : String(key);
  const value = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  return fieldsAt(fieldWithin(field, name, data), value, rest);
}

import { z } from 'zod';
import type { NamedPlate, OwnPicture } from './fields.ts';
import { oncePer } from './once.ts';

/** A picture that is no plate of the registry. */
type Picture = OwnPicture | NamedPlate;

/** Answers what a value stands for. @param meta what its field says of itself */
export type Visit = (value: string, meta: z.GlobalMeta, path: readonly PropertyKey[]) => unknown;

/** Answers what a picture stands for that is no plate of the registry. @param meta what its field says of itself */
export type VisitPicture = (
  picture: Picture,
  meta: z.GlobalMeta,
  path: readonly PropertyKey[],
) => unknown;

/**
 * Walks valid data along its schema and returns it with every value whose field says that it stands for something
 * (a record, a plate, an address …) or holds places for something replaced by what `visit` answers, and every picture of its own by what `visitPicture`
 * answers.
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
      // What the schema of the field lets through besides names.
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

/** Whether a group of fields is a picture, and so one value. */
const isPicture = ({ plate, screen }: z.GlobalMeta) => Boolean(plate || screen);

/** Every value of valid data that `mapPointers` would replace, with what its field says of itself. */
export function* pointers(schema: z.core.$ZodType, data: unknown) {
  for (const { path, field, value } of leaves(schema, data, isPicture)) {
    const { meta } = bare(field);
    const isNamed = typeof value === 'string' && (isPointer(meta) || meta.places);
    if (isNamed || isRecord(value)) yield { value: value as string | Picture, meta, path };
  }
}

/** Keys and indices from the root of a record to a value. */
export type Path = readonly (string | number)[];

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

/** Takes `optional` and `default` off a field and keeps what they say. Once, since the library puts that together anew each time. */
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
    } else return { schema: schema as z.ZodType, optional, fallback, meta }; // of the same library
    schema = schema.unwrap();
  }
});

/** The object that a value is described by: of a union, nested or not, the option that the value names. */
export function objectOf(
  field: z.core.$ZodType | undefined,
  value: unknown,
): z.ZodObject | undefined {
  const schema = field && bare(field).schema;
  if (schema instanceof z.ZodObject) return schema;
  if (!isRecord(value)) return undefined;
  if (schema instanceof z.ZodDiscriminatedUnion) return objectOf(chosen(schema, value), value);
  // A name, or a group of fields: a picture.
  return schema instanceof z.ZodUnion
    ? schema.options.find((option) => option instanceof z.ZodObject)
    : undefined;
}

/** The fields of the object that a value is described by, in their order; none for anything else. */
export const shapeOf = (field: z.core.$ZodType | undefined, value: unknown) =>
  (objectOf(field, value)?.shape ?? {}) as Readonly<Record<string, z.ZodType>>; // of the same library

/** The field of what stands at `key` in `parent`; undefined where the schema says nothing about it. */
export function fieldWithin(
  field: z.core.$ZodType | undefined,
  key: string | number,
  parent: unknown,
): z.ZodType | undefined {
  const schema = field && bare(field).schema;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  const shape = shapeOf(field, parent);
  // What every object inherits, such as `constructor`, is no field.
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

/** A value with its field, at its place. */
export interface Leaf {
  readonly path: Path;
  readonly field: z.core.$ZodType;
  readonly value: unknown;
}

/**
 * Every value of a record that holds no others, in the order of the data.
 * @param isWhole whether a group of fields counts as one value, by what its field says of itself
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

/** Data with every value that holds no others replaced by what `visit` answers. @param isWhole as for {@link leaves} */
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

/** A list of which only some items were kept. */
export interface Shortening {
  /** The place of the list in what is left. */
  readonly path: Path;
  readonly field: z.core.$ZodType;
  readonly all: readonly unknown[];
  readonly kept: readonly unknown[];
  /** The places of the kept items among all of them. */
  readonly indices: readonly number[];
}

/**
 * Data without some of its items and fields; itself where it loses none.
 * @param keeps whether an item of a list, or the value of a field, stays
 * @param onShortened is told of every list that loses items
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

/** The options of a union by the names that they go by, which is several for one that is a union of objects itself. */
const optionsOf = oncePer((schema: z.ZodDiscriminatedUnion) => {
  const name = schema.def.discriminator;
  const pairs = schema.options.flatMap((option) =>
    [...(option._zod.propValues?.[name] ?? [])].map((value) => [value, option] as const),
  );
  return new Map<unknown, z.core.$ZodType>(pairs);
});

/** The option of a union that the data says it is. By its name alone: the data has been found valid. */
const chosen = (schema: z.ZodDiscriminatedUnion, data: Record<string, unknown>) =>
  optionsOf(schema).get(data[schema.def.discriminator]);

/** What a field can say that its value stands for. */
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

/** Everything that a field can say of itself for the check and the resolver. */
export const NOTES = [...POINTERS, 'places', 'text', 'binding', 'sample'] as const;

const isPointer = (meta: z.GlobalMeta) => POINTERS.some((kind) => meta[kind]);

/** Whether a value has fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names of the fields that the object at `path` may have; none where nothing of the kind stands there. */
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

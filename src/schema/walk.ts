import { z } from 'zod';
import type { NamedPlate, OwnPicture } from './fields.ts';

/** Answers what a value stands for. @param meta what its field says of itself */
export type Visit = (value: string, meta: z.GlobalMeta, path: readonly PropertyKey[]) => unknown;

/** Answers what a picture stands for that is no plate of the registry. @param meta what its field says of itself */
export type VisitPicture = (
  picture: OwnPicture | NamedPlate,
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
  return mapped(schema, data, { visit, visitPicture }, []);
}

/** What fields say of themselves: the registry puts it together from what they are made of, anew each time. */
const metas = new WeakMap<z.core.$ZodType, z.GlobalMeta>();

function metaOf(schema: z.core.$ZodType): z.GlobalMeta {
  const meta = metas.get(schema) ?? z.globalRegistry.get(schema) ?? {};
  metas.set(schema, meta);
  return meta;
}

interface Visits {
  readonly visit: Visit;
  readonly visitPicture: VisitPicture;
}

function mapped(
  schema: z.core.$ZodType,
  data: unknown,
  visits: Visits,
  path: readonly PropertyKey[],
): unknown {
  if (data === undefined || data === null) return data;
  const meta = metaOf(schema);
  if (typeof data === 'string' && (isPointer(meta) || meta.places))
    return visits.visit(data, meta, path);
  if ((meta.plate || meta.screen) && isRecord(data)) {
    // What the schema of the field lets through besides names.
    return visits.visitPicture(data as unknown as OwnPicture | NamedPlate, meta, path);
  }
  if (schema instanceof z.ZodObject && isRecord(data)) {
    const entries = Object.entries(data).map(([key, value]) => {
      const field = schema.shape[key];
      return [key, field ? mapped(field, value, visits, [...path, key]) : value];
    });
    return Object.fromEntries(entries);
  }
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.map((item, index) => mapped(schema.element, item, visits, [...path, index]));
  }
  if (schema instanceof z.ZodRecord && isRecord(data)) {
    const entries = Object.entries(data).map(([key, item]) => [
      key,
      mapped(schema.valueType, item, visits, [...path, key]),
    ]);
    return Object.fromEntries(entries);
  }
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(data)) {
    const option = chosen(schema, data);
    return option ? mapped(option, data, visits, path) : data;
  }
  // What stands within a schema that only says when a value may be left out.
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? mapped(schema.unwrap(), data, visits, path)
    : data;
}

/** The option of a union that the data says it is. By its name alone: the data has been found valid. */
export function chosen(schema: z.ZodDiscriminatedUnion, data: Record<string, unknown>) {
  const name = schema.def.discriminator;
  const given = data[name];
  return schema.options.find(
    // The names that an option goes by, be it an object or a union of objects itself.
    (option) => typeof given === 'string' && option._zod.propValues?.[name]?.has(given),
  );
}

/** What a field can say that its value stands for. */
const POINTERS = [
  'reference',
  'plate',
  'screen',
  'icon',
  'mark',
  'svgFile',
  'link',
  'sectionId',
] as const;

/** Everything that a field can say of itself for the check and the resolver. */
export const NOTES = [...POINTERS, 'places'] as const;

/** Whether a field says that its value stands for something else. */
export const isPointer = (meta: z.GlobalMeta) => POINTERS.some((kind) => meta[kind]);

/** Whether a value has fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names of the fields that the object at `path` may have; none where nothing of the kind stands there. */
export function fieldsAt(
  schema: z.core.$ZodType,
  data: unknown,
  path: readonly PropertyKey[],
): readonly string[] {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldsAt(schema.unwrap(), data, path);
  }
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(data)) {
    const option = chosen(schema, data);
    return option ? fieldsAt(option, data, path) : [];
  }
  if (schema instanceof z.ZodUnion) {
    // One of its options is an object: a name, or a picture with fields of its own.
    const option = schema.options.find((each) => each instanceof z.ZodObject);
    return option ? fieldsAt(option, data, path) : [];
  }
  if (schema instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(schema.shape);
    const field = schema.shape[String(key)];
    return field ? fieldsAt(field, isRecord(data) ? data[String(key)] : undefined, rest) : [];
  }
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return fieldsAt(schema.element, data[Number(key)], rest);
  }
  if (schema instanceof z.ZodRecord && isRecord(data)) {
    return fieldsAt(schema.valueType, data[String(key)], rest);
  }
  return [];
}

import { z } from 'zod';

/** Answers what a value stands for. @param meta what its field says of itself */
export type Visit = (value: string, meta: z.GlobalMeta, path: readonly PropertyKey[]) => unknown;

/**
 * Walks valid data along its schema and returns it with every value whose field says that it stands for something
 * (a record, a plate, an address …) replaced by what `visit` answers.
 */
export function mapPointers(
  schema: z.core.$ZodType,
  data: unknown,
  visit: Visit,
  path: readonly PropertyKey[] = [],
): unknown {
  if (data === undefined || data === null) return data;
  if (typeof data === 'string') {
    const meta = z.globalRegistry.get(schema) ?? {};
    return isPointer(meta) ? visit(data, meta, path) : inner(schema, data, visit, path);
  }
  if (schema instanceof z.ZodObject && isRecord(data)) {
    const entries = Object.entries(data).map(([key, value]) => {
      const field = schema.shape[key];
      return [key, field ? mapPointers(field, value, visit, [...path, key]) : value];
    });
    return Object.fromEntries(entries);
  }
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.map((item, index) => mapPointers(schema.element, item, visit, [...path, index]));
  }
  if (schema instanceof z.ZodRecord && isRecord(data)) {
    const entries = Object.entries(data).map(([key, item]) => [
      key,
      mapPointers(schema.valueType, item, visit, [...path, key]),
    ]);
    return Object.fromEntries(entries);
  }
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(data)) {
    const option = chosen(schema, data);
    return option ? mapPointers(option, data, visit, path) : data;
  }
  return inner(schema, data, visit, path);
}

/** What stands within a schema that only says when a value may be left out. */
function inner(schema: z.core.$ZodType, data: unknown, visit: Visit, path: readonly PropertyKey[]) {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? mapPointers(schema.unwrap(), data, visit, path)
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

const POINTERS = ['reference', 'plate', 'icon', 'mark', 'svgFile', 'link', 'sectionId'] as const;

const isPointer = (meta: z.GlobalMeta) => POINTERS.some((kind) => meta[kind]);

function isRecord(value: unknown): value is Record<string, unknown> {
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

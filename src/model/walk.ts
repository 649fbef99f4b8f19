import { z } from 'zod';

/** A value that points somewhere: to a record, an address or a section of its page. */
export interface Pointer {
  readonly path: readonly PropertyKey[];
  readonly value: string;
  readonly meta: z.GlobalMeta;
}

/**
 * Walks valid data along its schema and yields every value whose field says that it points
 * somewhere (see FieldMeta).
 */
export function* pointers(
  schema: z.core.$ZodType,
  data: unknown,
  path: readonly PropertyKey[] = [],
): Generator<Pointer> {
  if (data === undefined || data === null) return;
  const meta: z.GlobalMeta = z.globalRegistry.get(schema) ?? {};
  if (typeof data === 'string' && (meta.reference || meta.link || meta.sectionId)) {
    yield { path, value: data, meta };
    return;
  }
  if (schema instanceof z.ZodObject && isRecord(data)) {
    for (const [key, field] of Object.entries(schema.shape)) {
      yield* pointers(field, data[key], [...path, key]);
    }
  } else if (schema instanceof z.ZodArray && Array.isArray(data)) {
    for (const [index, item] of data.entries()) {
      yield* pointers(schema.element, item, [...path, index]);
    }
  } else if (schema instanceof z.ZodRecord && isRecord(data)) {
    for (const [key, item] of Object.entries(data)) {
      yield* pointers(schema.valueType, item, [...path, key]);
    }
  } else if (schema instanceof z.ZodDiscriminatedUnion && isRecord(data)) {
    const given = data[schema.def.discriminator];
    // By its name alone: the data has been found valid, and trying every option would take most of the check's time.
    const option = schema.options.find((candidate) => {
      if (!(candidate instanceof z.ZodObject) || typeof given !== 'string') return false;
      const name = candidate.shape[schema.def.discriminator];
      return name instanceof z.ZodLiteral && name.values.has(given);
    });
    if (option) yield* pointers(option, data, path);
  } else if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    yield* pointers(schema.unwrap(), data, path);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

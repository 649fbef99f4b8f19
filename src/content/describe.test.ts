import { expect, test } from 'vitest';
import { z } from 'zod';
import { collections, singletons } from './collections.ts';

/** Paths of all fields below a schema that don't tell an editor what they are. */
function undescribed(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return undescribed(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodArray) return undescribed(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) return undescribed(schema.valueType, `${path}.*`);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.flatMap((option) => undescribed(option, path));
  }
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const at = `${path}.${key}`;
    const described = z.globalRegistry.get(field)?.description;
    return [...(described ? [] : [at]), ...undescribed(field, at)];
  });
}

test.each(Object.entries({ ...collections, ...singletons }))(
  'every field of %s says what it is',
  (name, { schema }) => {
    expect(undescribed(schema, name)).toEqual([]);
  },
);

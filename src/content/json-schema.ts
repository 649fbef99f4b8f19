/** JSON Schemas for the YAML files, with which code editors complete and check fields. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { plateOrPicture } from '../schema/fields.ts';
import { isRecord } from '../schema/walk.ts';
import { sectionSchema } from '../sections/registry.ts';
import { collections, fileName, isOneFile, singletons } from './collections.ts';

/** The output folder, from the project root. The first line of each YAML file refers to its schema here. */
const FOLDER = 'content/.schema/';

/** The schema of a YAML file: one record, or all records of a collection by id. */
const schemaOf = (each: { at: string; schema: z.ZodType }): z.ZodType =>
  isOneFile(each) ? z.record(z.string(), each.schema).describe('All records, by id.') : each.schema;

/** File name → schema. Sections and plates have files of their own, to which the others refer. */
export function jsonSchemas(): Readonly<Record<string, z.core.JSONSchema.BaseSchema>> {
  const files = z.registry<{ id: string }>();
  const add = (name: string, schema: z.ZodType) => files.add(schema, { id: fileName(name) });
  for (const [name, each] of Object.entries(collections)) add(name, schemaOf(each));
  for (const [name, { schema }] of Object.entries(singletons)) add(name, schema);
  add('section', sectionSchema);
  add('plate', plateOrPicture);
  const { schemas } = z.toJSONSchema(files, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    uri: (id) => `${id}.json`,
    override: ({ jsonSchema }) => {
      if (jsonSchema.plate) {
        delete jsonSchema.anyOf;
        jsonSchema.allOf = [{ $ref: 'plate.json' }];
      }
      // Users can't write the default plate of a record without a picture.
      if (isRecord(jsonSchema.default) && 'named' in jsonSchema.default) delete jsonSchema.default;
    },
  });
  return schemas;
}

/** Writes the schemas. @param root the project folder, with a trailing slash */
export function writeJsonSchemas(root: URL): void {
  const folder = new URL(FOLDER, root);
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(schema));
  }
}

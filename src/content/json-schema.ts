/** JSON Schemas for the YAML files, so that an editor completes and checks fields while typing. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { plateOrPicture } from '../schema/fields.ts';
import { isRecord, NOTES } from '../schema/walk.ts';
import { sectionSchema } from '../sections/registry.ts';
import { collections, fileName, isOneFile, singletons } from './collections.ts';

/** Where they are written, from the root of the project; the first line of each YAML file names its own. */
const FOLDER = 'content/.schema/';

/** The schema of a file of YAML: of one record, or of all records of a collection by id. */
const schemaOf = (each: { at: string; schema: z.ZodType }): z.ZodType =>
  isOneFile(each) ? z.record(z.string(), each.schema).describe('All records, by id.') : each.schema;

/** Name of each generated file → its schema. Sections and plates are files of their own, to which the others refer. */
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
      // The plate that is drawn where a record has no picture is nothing to write.
      if (isRecord(jsonSchema.default) && 'named' in jsonSchema.default) delete jsonSchema.default;
      // What fields say of themselves for check and resolver is of no use to an editor.
      for (const note of NOTES) delete jsonSchema[note];
    },
  });
  return schemas;
}

/** Writes them. @param root the folder of the project, with a slash at its end */
export function writeEditorSchemas(root: URL): void {
  const folder = new URL(FOLDER, root);
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(schema));
  }
}

/** JSON Schemas for the YAML files, so that an editor completes and checks fields while typing. */
import { z } from 'zod';
import { collections, singletons } from './collections.ts';

/** What fields say of themselves for check and resolver, of no use to an editor. */
const NOTES = ['reference', 'plate', 'icon', 'mark', 'svgFile', 'link', 'sectionId'];

/** The name of a collection's file in content/.schema/, such as `case-studies`. */
export const fileName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The schema of a file of YAML: of one record, or of all records of a collection by id. */
function schemaOf({ at, schema }: { at: string; schema: z.ZodType }, single: boolean): z.ZodType {
  return single || at.endsWith('/')
    ? schema
    : z.record(z.string(), schema).describe('All records, by id.');
}

/** Path in content/ → text of every generated schema file. */
export function jsonSchemas(): ReadonlyMap<string, string> {
  const files = [
    ...Object.entries(collections).map(([name, each]) => [name, schemaOf(each, false)] as const),
    ...Object.entries(singletons).map(([name, each]) => [name, schemaOf(each, true)] as const),
  ];
  return new Map(
    files.map(([name, schema]) => {
      const json = z.toJSONSchema(schema, {
        io: 'input',
        target: 'draft-7',
        unrepresentable: 'any',
        override: ({ jsonSchema }) => {
          for (const note of NOTES) delete jsonSchema[note];
        },
      });
      return [`.schema/${fileName(name)}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

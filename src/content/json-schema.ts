/** JSON Schemas for the YAML files, so that an editor completes and checks fields while typing. */
import { z } from 'zod';
import { isRecord, POINTERS } from '../schema/walk.ts';
import { collections, singletons } from './collections.ts';

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
      // What a picture may be is long, and the same wherever one stands, so that it is said once in a file.
      const definitions: Record<string, unknown> = {};
      const json = z.toJSONSchema(schema, {
        io: 'input',
        target: 'draft-7',
        unrepresentable: 'any',
        override: ({ jsonSchema }) => {
          const kind = ['plate', 'screen'].find((each) => jsonSchema[each]);
          if (kind) {
            definitions[kind] = { anyOf: jsonSchema.anyOf };
            delete jsonSchema.anyOf;
            jsonSchema.allOf = [{ $ref: `#/definitions/${kind}` }];
          }
          // The plate that is drawn where a record has no picture is nothing to write.
          if (isRecord(jsonSchema.default) && 'named' in jsonSchema.default)
            delete jsonSchema.default;
          // What fields say of themselves for check and resolver is of no use to an editor.
          for (const note of POINTERS) delete jsonSchema[note];
        },
      });
      return [
        `.schema/${fileName(name)}.json`,
        `${JSON.stringify({ ...json, ...(Object.keys(definitions).length > 0 && { definitions }) }, null, 2)}\n`,
      ];
    }),
  );
}

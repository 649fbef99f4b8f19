/** The examples of every section type, for the gallery, the editor and tests. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { fileName } from '../content/collections.ts';
import { explain, formatPath } from '../schema/problem.ts';
import { mapPointers } from '../schema/walk.ts';
import { type Section, sectionSchema } from '../sections/registry.ts';

/** An example of a section. */
export interface Example {
  /** A short description. */
  readonly name: string;
  readonly type: Section['type'];
  /** The unique id of the example, such as `points-2`. */
  readonly id: string;
  /** YAML to copy into a page. */
  readonly yaml: string;
  readonly section: Section;
}

const fileSchema = z.array(
  z.strictObject({ name: z.string(), section: z.looseObject({ type: z.string() }) }),
);

/**
 * Reads the examples.yaml of all types and exhibits, sorted by name, and gives each example its id.
 *
 * @param root the folder that contains `src/`
 * @param ids returns the ids of a collection; references to other records are replaced by one of these, so that examples
 * work on any site
 * @throws if an example doesn't match its schema, with file, place and what was expected
 */
export function readExamples(
  root: string,
  ids: (collection: string) => readonly string[],
): Example[] {
  const counts = new Map<string, number>();
  return globSync('src/{exhibits,sections}/*/examples.yaml', { cwd: root })
    .sort()
    .flatMap((file) =>
      fileSchema.parse(parse(readFileSync(join(root, file), 'utf8'))).map(({ name, section }) => {
        const { type: named, ...fields } = section;
        const count = (counts.get(named) ?? 0) + 1;
        counts.set(named, count);
        const id = `${fileName(named)}-${count}`;
        const result = sectionSchema.safeParse(
          { type: named, id, ...fields },
          { reportInput: true },
        );
        if (!result.success) {
          const [issue] = result.error.issues;
          const place = issue && `${formatPath(issue.path)}: ${explain(issue)}`;
          throw new Error(`${file}  "${name}": ${place}`);
        }
        const { type } = result.data;
        const written = withRecords({ type, id, ...fields }, ids);
        return {
          name,
          type,
          id,
          yaml: stringify([written], { lineWidth: 0 }).trimEnd(),
          section: sectionSchema.parse(written),
        };
      }),
    );
}

function withRecords(section: object, ids: (collection: string) => readonly string[]) {
  const next = new Map<string, number>();
  return mapPointers(sectionSchema, section, ({ value, meta: { reference } }) => {
    if (!reference || typeof value !== 'string') return value;
    const known = ids(reference);
    if (known.length === 0 || known.includes(value)) return value;
    const turn = next.get(reference) ?? 0;
    next.set(reference, turn + 1);
    return known[turn % known.length];
  });
}

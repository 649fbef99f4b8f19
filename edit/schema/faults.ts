import type { z } from 'zod';
import { ALT_MISSING } from '../../src/schema/fields.ts';
import { explain, unfolded } from '../../src/schema/problem.ts';
import { fieldsAt } from '../../src/schema/walk.ts';

/** What somebody can do about it in a form, where the check speaks of the lines of a file. */
const IN_A_FORM: Readonly<Record<string, string>> = {
  [ALT_MISSING]: 'say what the picture shows, or press “It only decorates: no words needed”',
  'is missing; expected text': 'is still to be written',
};

/** What the schema finds wrong with a record, by the path of the field with dots, in the words of the content check where a form has none of its own. */
export function faultsOf(schema: z.ZodType, data: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const { error } = schema.safeParse(data, { reportInput: true });
  for (const issue of (error?.issues ?? []).flatMap(unfolded)) {
    const path = issue.path.join('.');
    const message = explain(issue, fieldsAt(schema, data, issue.path));
    if (!found.has(path)) found.set(path, IN_A_FORM[message] ?? message);
  }
  return found;
}

import type { z } from 'zod';
import { explain, unfolded } from '../../src/content/problem.ts';
import { fieldsAt } from '../../src/content/walk.ts';

/** What the schema finds wrong with a record, by the path of the field with dots, in the words of the content check. */
export function faultsOf(schema: z.ZodType, data: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const { error } = schema.safeParse(data, { reportInput: true });
  for (const issue of (error?.issues ?? []).flatMap(unfolded)) {
    const path = issue.path.join('.');
    if (!found.has(path)) found.set(path, explain(issue, fieldsAt(schema, data, issue.path)));
  }
  return found;
}

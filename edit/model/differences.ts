/** Describes the differences between two states of a record. */
import { isRecord } from '../../src/schema/walk.ts';
import {
  called,
  type Describe,
  describeItem,
  describeRecord,
  idOf,
  isAlike,
  keyed,
  readable,
  titleOf,
} from './names.ts';
import { ownOf, same } from './value.ts';

/** @returns descriptions such as `Heading of “Faq”` or `“Packages” added`, in the order of the record */
export function differences(before: unknown, after: unknown): readonly string[] {
  const found = new Set<string>();

  const compareLists = (
    was: readonly unknown[],
    is: readonly unknown[],
    field: string,
    describe: Describe,
  ) => {
    const byIndex = [was, is].map((list) => new Map<unknown, unknown>(list.entries()));
    const [before, after] = keyed([was, is], idOf) ?? byIndex;
    if (!before || !after) return;
    const nameOf = (item: unknown, index: number) =>
      `“${titleOf(item) || called(item) || `${field} ${index + 1}`}”`;
    for (const [index, [id, item]] of [...before].entries()) {
      if (!after.has(id)) found.add(`${nameOf(item, index)} removed`);
    }
    for (const [index, [id, item]] of [...after].entries()) {
      const inItem = isRecord(item) ? describeItem(item, `${field} ${index + 1}`) : describe;
      const own = isRecord(item) ? undefined : field;
      if (before.has(id)) compare(before.get(id), item, own, inItem);
      else found.add(`${nameOf(item, index)} added`);
    }
    const kept = [...before.keys()].filter((id) => after.has(id));
    const order = [...after.keys()].filter((id) => before.has(id));
    if (!same(kept, order)) found.add(`order of ${readable(field).toLowerCase()}`);
  };

  const compare = (was: unknown, is: unknown, field: string | undefined, describe: Describe) => {
    if (same(was, is)) return;
    if (Array.isArray(was) && Array.isArray(is)) compareLists(was, is, field ?? '', describe);
    else if (isRecord(was) && isRecord(is) && isAlike(was, is)) {
      for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
        compare(ownOf(was, key), ownOf(is, key), key, describe);
      }
    } else found.add(describe(field));
  };
  compare(before, after, undefined, describeRecord);
  return [...found];
}

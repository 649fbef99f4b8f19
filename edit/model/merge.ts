/** A three-way merge of two states of a record, field by field. */
import { isRecord } from '../../src/schema/walk.ts';
import { type Describe, describeItem, describeRecord, isAlike, keyed } from './names.ts';
import { ownOf, same } from './value.ts';

/** A field that both have changed differently. */
export interface Clash {
  /** The path to the field, joined with ` › `. */
  readonly path: string;
  /** The field in words, such as `Heading of “Faq”`. */
  readonly text: string;
  /** Undefined if it was removed. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Whose value of a field is kept, by its path. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** The id of an object. Texts in a list have none, so two changes at the same index clash. */
const objectId = (item: unknown) => (isRecord(item) ? item.id : undefined);

/**
 * @param base the common base; undefined if unknown
 * @param choices for clashing fields; without one, mine is kept
 * @returns the merged value, and the clashing fields
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choices: Choices = {},
): { merged: unknown; clashes: readonly Clash[] } {
  const clashes: Clash[] = [];

  /** Records a clash and returns the chosen value. */
  const clash = (path: readonly string[], text: string, mine: unknown, theirs: unknown) => {
    const joined = path.join(' › ');
    clashes.push({ path: joined, text, mine, theirs });
    return choices[joined] === 'theirs' ? theirs : mine;
  };

  const lists = (
    base: readonly unknown[],
    mine: readonly unknown[],
    theirs: readonly unknown[],
    path: readonly string[],
    describe: Describe,
  ): unknown => {
    const field = path.at(-1) ?? '';
    const states = keyed([base, mine, theirs], objectId) ?? [];
    const [was, own, other] = states;
    if (!was || !own || !other) return clash(path, describe(field), mine, theirs);
    const order = (state: ReadonlyMap<unknown, unknown>) =>
      [...state.keys()].filter((name) => states.every((each) => each.has(name)));
    const iMoved = !same(order(was), order(own));
    const theyMoved = !same(order(was), order(other));
    if (iMoved && theyMoved && !same(order(own), order(other))) {
      return clash(path, describe(field), mine, theirs);
    }
    const [first, second] = iMoved ? [own, other] : [other, own];
    const names = [...first.keys()];
    for (const [index, name] of [...second.keys()].entries()) {
      // An item missing in the first list follows the item that it follows in the second.
      const before = [...second.keys()][index - 1];
      if (!first.has(name)) names.splice(before ? names.indexOf(before) + 1 : 0, 0, name);
    }
    return names
      .map((name) => {
        const [old, here, there] = states.map((state) => state.get(name));
        const item = here ?? there ?? old;
        const inItem = isRecord(item)
          ? describeItem(item, `${field} ${name}`)
          : () => describe(field);
        return values(old, here, there, [...path, String(name)], inItem);
      })
      .filter((item) => item !== undefined);
  };

  const values = (
    base: unknown,
    mine: unknown,
    theirs: unknown,
    path: readonly string[],
    describe: Describe,
    field?: string,
  ): unknown => {
    if (same(mine, theirs) || same(base, theirs)) return mine;
    if (same(base, mine)) return theirs;
    if (isRecord(mine) && isRecord(theirs) && isAlike(mine, theirs)) {
      const old = isRecord(base) ? base : {};
      const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
      return Object.fromEntries(
        keys
          .map((key) => {
            const [was, here, there] = [old, mine, theirs].map((each) => ownOf(each, key));
            return [key, values(was, here, there, [...path, key], describe, key)] as const;
          })
          .filter(([, value]) => value !== undefined),
      );
    }
    return Array.isArray(mine) && Array.isArray(theirs)
      ? lists(Array.isArray(base) ? base : [], mine, theirs, path, describe)
      : clash(path, describe(field), mine, theirs);
  };

  return { merged: values(base, mine, theirs, [], describeRecord), clashes };
}

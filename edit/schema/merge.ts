/** A three-way merge of two states of a record, field by field. */
import { isRecord } from '../../src/schema/walk.ts';
import { called, keyed, readable } from './fields.ts';
import { ownOf, same } from './value.ts';

/** A field that both have changed differently. */
export interface Clash {
  /** The path to the field, joined with ` › `. */
  readonly place: string;
  /** The field in words, such as `Heading of “Faq”`. */
  readonly text: string;
  /** Undefined if it was removed. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Whose value of a field is kept, by its place. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** The id of an object. Texts in a list have none, so two changes at the same place clash. */
const idOf = (item: unknown) => (isRecord(item) ? item.id : undefined);

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
  const settle = (path: readonly string[], within: string, mine: unknown, theirs: unknown) => {
    const place = path.join(' › ');
    const name = readable(path.at(-1) ?? 'The record');
    const isItem = within !== '' && within === called(mine ?? theirs);
    const text = isItem ? `“${within}”` : `${name}${within && ` of “${within}”`}`;
    clashes.push({ place, text, mine, theirs });
    return choices[place] === 'theirs' ? theirs : mine;
  };

  const lists = (
    base: readonly unknown[],
    mine: readonly unknown[],
    theirs: readonly unknown[],
    path: readonly string[],
    within: string,
  ): unknown => {
    const states = keyed([base, mine, theirs], idOf) ?? [];
    const [was, own, other] = states;
    if (!was || !own || !other) return settle(path, within, mine, theirs);
    const order = (state: ReadonlyMap<unknown, unknown>) =>
      [...state.keys()].filter((name) => states.every((each) => each.has(name)));
    const iMoved = !same(order(was), order(own));
    const theyMoved = !same(order(was), order(other));
    if (iMoved && theyMoved && !same(order(own), order(other))) {
      return settle(path, within, mine, theirs);
    }
    const [first, second] = iMoved ? [own, other] : [other, own];
    const names = [...first.keys()];
    for (const [place, name] of [...second.keys()].entries()) {
      // An item missing in the first list follows the item that it follows in the second.
      const before = [...second.keys()][place - 1];
      if (!first.has(name)) names.splice(before ? names.indexOf(before) + 1 : 0, 0, name);
    }
    return names
      .map((name) => {
        const [old, here, there] = states.map((state) => state.get(name));
        return values(old, here, there, [...path, String(name)], called(here ?? there));
      })
      .filter((item) => item !== undefined);
  };

  const values = (
    base: unknown,
    mine: unknown,
    theirs: unknown,
    path: readonly string[],
    within: string,
  ): unknown => {
    if (same(mine, theirs) || same(base, theirs)) return mine;
    if (same(base, mine)) return theirs;
    if (
      isRecord(mine) &&
      isRecord(theirs) &&
      mine.type === theirs.type &&
      mine.layout === theirs.layout
    ) {
      const old = isRecord(base) ? base : {};
      const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
      return Object.fromEntries(
        keys
          .map((key) => {
            const [was, here, there] = [old, mine, theirs].map((each) => ownOf(each, key));
            return [key, values(was, here, there, [...path, key], within)] as const;
          })
          .filter(([, value]) => value !== undefined),
      );
    }
    return Array.isArray(mine) && Array.isArray(theirs)
      ? lists(Array.isArray(base) ? base : [], mine, theirs, path, within)
      : settle(path, within, mine, theirs);
  };

  return { merged: values(base, mine, theirs, [], ''), clashes };
}

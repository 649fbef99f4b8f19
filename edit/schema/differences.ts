/** What differs between two states of a record, in words. */
import { isRecord, type Path } from '../../src/schema/walk.ts';
import { readable, sourceOf, titleOf } from './fields.ts';
import { ownOf, same, valueAt } from './value.ts';

/** One thing that differs. */
interface Difference {
  readonly path: Path;
  /** What happened to it, such as `heading of “Case studies”` or `“Packages” added`. */
  readonly text: string;
}

/** What an item of a list is called. */
const named = (item: unknown, name: string, place: number) =>
  `“${titleOf(item) || (isRecord(item) && typeof item.type === 'string' ? readable(item.type) : (sourceOf(item) ?? `${name} ${place + 1}`))}”`;

const idOf = (item: unknown) => (isRecord(item) ? (item.id ?? sourceOf(item)) : item);

/** Where a value stands, in words: the field, and the innermost item that holds it. */
function placeInWords(data: unknown, path: Path): string {
  const field = readable(path.filter((name) => typeof name === 'string').at(-1) ?? 'record');
  for (let depth = path.length - 1; depth > 0; depth--) {
    const name = path[depth - 1];
    if (typeof name !== 'number') continue;
    const item = valueAt(data, path.slice(0, depth));
    if (isRecord(item) && typeof item.type === 'string') {
      return `${field} of “${readable(item.type)}”`;
    }
    if (sourceOf(item) !== undefined) return `Translation of ${named(item, '', name)}`;
    if (isRecord(item)) return `${field} of ${named(item, String(path[depth - 2]), name)}`;
  }
  return field;
}

/** @returns everything that differs, in the order of the record */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  const found: Difference[] = [];
  const add = (path: Path, text: string) => found.push({ path, text });

  const compareLists = (was: readonly unknown[], is: readonly unknown[], path: Path) => {
    const name = String(path.at(-1));
    const ids = new Set([...was, ...is].map(idOf));
    const known = !ids.has(undefined) && ids.size >= Math.max(was.length, is.length);
    if (!known) {
      // Items without names of their own are told apart by their places.
      for (let place = 0; place < Math.max(was.length, is.length); place++) {
        const at = [...path, place];
        if (place >= was.length) add(at, `${named(is[place], name, place)} added`);
        else if (place >= is.length) add(at, `${named(was[place], name, place)} removed`);
        else compare(was[place], is[place], at);
      }
      return;
    }
    for (const [place, item] of was.entries()) {
      if (is.some((other) => idOf(other) === idOf(item))) continue;
      add([...path, place], `${named(item, name, place)} removed`);
    }
    for (const [place, item] of is.entries()) {
      const old = was.find((other) => idOf(other) === idOf(item));
      const at = [...path, place];
      if (old === undefined) add(at, `${named(item, name, place)} added`);
      else compare(old, item, at);
    }
    const kept = (list: readonly unknown[], other: readonly unknown[]) =>
      list.map(idOf).filter((id) => other.some((each) => idOf(each) === id));
    const order = [kept(was, is), kept(is, was)];
    if (!same(order[0], order[1])) add(path, `order of ${readable(name).toLowerCase()}`);
  };

  const compare = (was: unknown, is: unknown, path: Path): void => {
    if (same(was, is)) return;
    if (Array.isArray(was) && Array.isArray(is)) {
      compareLists(was, is, path);
    } else if (isRecord(was) && isRecord(is) && was.type === is.type && was.layout === is.layout) {
      for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
        compare(ownOf(was, key), ownOf(is, key), [...path, key]);
      }
    } else add(path, placeInWords(is === undefined ? before : after, path));
  };
  compare(before, after, []);
  return found;
}

/** Describes the differences between two states of a record. */
import { isRecord, type Path } from '../../src/schema/walk.ts';
import { called, idOf, keyed, readable, sourceOf, titleOf } from './fields.ts';
import { ownOf, same, valueAt } from './value.ts';

/** One difference. */
interface Difference {
  readonly path: Path;
  /** A description, such as `heading of “Case studies”` or `“Packages” added`. */
  readonly text: string;
}

/** The title of a list item, or its number if it has none. */
const named = (item: unknown, name: string, place: number) =>
  `“${titleOf(item) || called(item) || `${name} ${place + 1}`}”`;

/** Describes a path: the field and the innermost list item that holds it. */
function placeInWords(data: unknown, path: Path): string {
  const field = readable(path.filter((name) => typeof name === 'string').at(-1) ?? 'record');
  for (let depth = path.length - 1; depth > 0; depth--) {
    const name = path[depth - 1];
    if (typeof name !== 'number') continue;
    const item = valueAt(data, path.slice(0, depth));
    const what = called(item) || `${path[depth - 2]} ${name + 1}`;
    if (sourceOf(item) !== undefined) return `Translation of “${what}”`;
    if (isRecord(item)) return `${field} of “${what}”`;
  }
  return field;
}

/** @returns the differences in the order of the record */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  const found: Difference[] = [];
  const add = (path: Path, text: string) => found.push({ path, text });

  const compareLists = (was: readonly unknown[], is: readonly unknown[], path: Path) => {
    const name = String(path.at(-1));
    const byPlace = [was, is].map((list) => new Map<unknown, unknown>(list.entries()));
    const [before, after] = keyed([was, is], idOf) ?? byPlace;
    if (!before || !after) return;
    for (const [place, [id, item]] of [...before].entries()) {
      if (!after.has(id)) add([...path, place], `${named(item, name, place)} removed`);
    }
    for (const [place, [id, item]] of [...after].entries()) {
      const at = [...path, place];
      if (before.has(id)) compare(before.get(id), item, at);
      else add(at, `${named(item, name, place)} added`);
    }
    const kept = [...before.keys()].filter((id) => after.has(id));
    if (
      !same(
        kept,
        [...after.keys()].filter((id) => before.has(id)),
      )
    ) {
      add(path, `order of ${readable(name).toLowerCase()}`);
    }
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

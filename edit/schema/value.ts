/** Plain values: equal or not, and changed at a path without touching the original. */
import { isRecord, type Path } from '../../src/schema/walk.ts';
import type { Data } from './fields.ts';

/** What an object itself has by a name: what every object inherits, such as `constructor`, is nothing that a file holds. */
export const ownOf = (data: Readonly<Record<string | number, unknown>>, key: string | number) =>
  Object.hasOwn(data, key) ? data[key] : undefined;

/** Whether two values of YAML are the same, with the keys of objects in any order and absent like undefined. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => same(item, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
    same(ownOf(a, key), ownOf(b, key)),
  );
}

/** The value at a path; undefined where there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? ownOf(value as Record<string | number, unknown>, key) // keys of lists are numbers
        : undefined,
    data,
  );

function replaced(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const index = Number(key);
    return data.with(index, replaced(data[index], rest, value));
  }
  const copy = isRecord(data) ? { ...data } : {};
  const inner = replaced(ownOf(copy, key), rest, value);
  if (inner !== undefined) return { ...copy, [key]: inner };
  delete copy[key];
  return copy;
}

/** A copy with another value at a path within it; undefined takes the key out of an object. */
export const withValue = (data: Data, path: Path, value: unknown): Data =>
  replaced(data, path, value) as Data; // an object stays one

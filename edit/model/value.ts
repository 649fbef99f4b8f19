/** Compares plain values, and changes them at a path without mutating the original. */
import { fieldAt, isRecord, type Path } from '../../src/schema/walk.ts';
import type { Data } from './names.ts';

/** An own property of an object: inherited ones, such as `constructor`, are not in the file. */
export const ownOf = (data: Readonly<Record<string | number, unknown>>, key: string | number) =>
  Object.hasOwn(data, key) ? data[key] : undefined;

/** Whether two YAML values are equal. The order of keys is ignored, and an absent key equals undefined. */
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

/** The value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: Path): unknown => fieldAt(undefined, data, path).value;

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

/** A copy with another value at a path; undefined removes the key from an object. */
export const withValue = (data: Data, path: Path, value: unknown): Data =>
  replaced(data, path, value) as Data; // a copy of an object is an object

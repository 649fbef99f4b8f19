import { fileTypeFromBuffer } from 'file-type';
import { FILE_TYPES, MAX_FILE_NAME } from '../../contract/limits.ts';

const TYPES: ReadonlyMap<string, string> = new Map(Object.entries(FILE_TYPES));

/** Lower-case extension of a file name without its dot; empty if it has none. */
function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** A name that is safe to show: no folders, no control characters, no more than the longest. */
export function tidyFileName(name: string): string {
  const tidy = name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    // Controls, and what turns the direction of text: `gpj.exe` must not look like `exe.jpg`.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (tidy.length <= MAX_FILE_NAME) return tidy;
  const ending = `.${extensionOf(tidy)}`;
  if (ending.length > MAX_FILE_NAME / 2) return tidy.slice(0, MAX_FILE_NAME);
  return `${tidy.slice(0, MAX_FILE_NAME - ending.length - 1)}…${ending}`;
}

/**
 * The media type of a file whose extension is one of `types` and whose content is what the extension says; undefined for
 * any other. What the browser says about it is not asked.
 */
export async function allowedType(
  name: string,
  bytes: Uint8Array,
  types: readonly string[],
): Promise<string | undefined> {
  const extension = extensionOf(name);
  const expected = types.includes(extension) ? TYPES.get(extension) : undefined;
  if (expected === undefined) return undefined;
  // A damaged file may make the detection fail; then it isn't what it says.
  const found = await fileTypeFromBuffer(bytes).catch(() => ({ mime: 'unknown' }));
  if (expected !== FILE_TYPES.txt) return found?.mime === expected ? expected : undefined;
  // Text has no signature: it is what has none of the others' and no byte that text never holds.
  return found === undefined && !bytes.includes(0) ? expected : undefined;
}

/** First and last byte of a part, both counted from 0 and included. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range that a Range header asks for (RFC 9110 section 14.1.2).
 *
 * @param size bytes of the whole
 * @returns the range cut to the whole; `unsatisfiable` where it starts behind the end; `undefined` for what is to be
 *   ignored: other units, several ranges, malformed ones
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, start = '', end = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (start === '' && end === '') return undefined;
  if (start === '') {
    const length = Math.min(Number(end), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(start);
  const last = end === '' ? size - 1 : Math.min(Number(end), size - 1);
  if (end !== '' && Number(end) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}

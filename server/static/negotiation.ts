/** HTTP content negotiation: content codings, byte ranges and entity tags. */
import { createHash } from 'node:crypto';

/** The codings a file may be kept in, the preferred one first. */
const CODINGS = ['br', 'gzip', 'identity'] as const;

/** A coding, as the Content-Encoding header names it. */
export type Coding = (typeof CODINGS)[number];

/** Weight of `identity` if the client doesn't name it: acceptable, but less than anything it asked for. */
const UNNAMED_IDENTITY = 0.0001;

/** A weight as RFC 9110 section 12.4.2 writes it: 0 to 1 with at most three decimals. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** The weights of a header's members, by name in lower case. Malformed members are left out. */
export function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const member of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = member.split(';');
    const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
    const value = weight === undefined ? '1' : weight.slice(2);
    if (name.trim() !== '' && WEIGHT.test(value)) weights.set(name.trim(), Number(value));
  }
  return weights;
}

/**
 * The coding to answer with (RFC 9110 section 12.5.3): the one with the client's highest weight, and among equals the
 * smallest file. If the file exists in no accepted coding, `identity`, which every client can read.
 */
export function chooseCoding(
  header: string | undefined,
  exists: (coding: Coding) => boolean,
): Coding {
  if (header === undefined) return 'identity';
  const weights = parseWeights(header);
  const others = weights.get('*');
  let best: Coding = 'identity';
  let bestWeight = 0;
  for (const coding of CODINGS) {
    const unnamed = others ?? (coding === 'identity' ? UNNAMED_IDENTITY : 0);
    const weight = weights.get(coding) ?? unnamed;
    if (weight > bestWeight && exists(coding)) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Offsets of the first and the last byte of a part, both inclusive. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range that a Range header asks for (RFC 9110 section 14.1.2).
 *
 * @returns the range, cut to the size; `unsatisfiable` if it starts after the end; `undefined` if the header is to be
 *   ignored: other units, several ranges or malformed ones
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

/** Bytes of the hash in a tag: with 96 bits, collisions are negligible. */
const TAG_BYTES = 12;

/** The strong entity tag of a representation, with quotes. Equal bytes have equal tags on every instance. */
export function entityTag(body: Uint8Array): string {
  const hash = createHash('sha256').update(body).digest().subarray(0, TAG_BYTES);
  return `"${hash.toString('base64url')}"`;
}

/**
 * Whether an If-None-Match header holds the tag, by weak comparison (RFC 9110 section 13.1.2): proxies that recompress
 * a file make its tag weak.
 */
export function holdsTag(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  const tags: readonly string[] = header.match(/"[^"]*"/g) ?? [];
  return tags.includes(tag);
}

import { createHash } from 'node:crypto';

/** Bytes of the hash that go into a tag: 96 bits leave no room for chance. */
const TAG_BYTES = 12;

/** The strong entity tag of a representation, quotes included: equal bytes, equal tag, on every instance. */
export function entityTag(body: Uint8Array): string {
  const hash = createHash('sha256').update(body).digest().subarray(0, TAG_BYTES);
  return `"${hash.toString('base64url')}"`;
}

/**
 * Whether an If-None-Match header holds the tag, by weak comparison (RFC 9110 section 13.1.2): proxies that recompress
 * mark a tag weak, and the page is the same to its reader.
 */
export function holdsTag(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  const tags: readonly string[] = header.match(/"[^"]*"/g) ?? [];
  return tags.includes(tag);
}

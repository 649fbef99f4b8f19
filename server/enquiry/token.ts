import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY } from '../time.ts';

/** Milliseconds for which a token is good: a page may stand open over night. */
export const TOKEN_LIFETIME = DAY;

/** Milliseconds by which the clocks of two instances may differ. */
const CLOCK_TOLERANCE = 60_000;

/** Multiples of 3, so that each is written in exactly one way, without padding or spare bits. */
const NONCE_BYTES = 15;
const SIGNATURE_BYTES = 15;

/** What `issueToken` writes and nothing else: twenty characters of base64url, a time, twenty more. */
const TOKEN = /^(([\w-]{20})\.([0-9a-z]{8,9}))\.([\w-]{20})$/;

/** How long a token is, in characters, until the year 2059. */
export const TOKEN_LENGTH = 50;

function sign(key: KeyObject | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest().subarray(0, SIGNATURE_BYTES);
}

/**
 * A signed nonce with its time: `nonce.time.signature`.
 *
 * @param now milliseconds since 1970
 */
export function issueToken(key: KeyObject | Buffer, now: number): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const text = `${nonce}.${now.toString(36)}`;
  return `${text}.${sign(key, text).toString('base64url')}`;
}

/**
 * Reads a token.
 *
 * @returns its nonce, which makes two sends of one form one enquiry; `none` for anything that isn't one of ours, `stale` for
 *   one that is too old
 */
export function readToken(
  key: KeyObject,
  text: string,
  now: number,
): { nonce: string } | 'none' | 'stale' {
  const [, signed = '', nonce = '', time = '', signature = ''] = TOKEN.exec(text) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'none';
  const age = now - Number.parseInt(time, 36);
  if (age > TOKEN_LIFETIME || age < -CLOCK_TOLERANCE) return 'stale';
  return { nonce };
}

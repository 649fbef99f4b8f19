import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { CLOCK_TOLERANCE, DAY } from '../time.ts';

/** Milliseconds for which a token is valid: a page may stay open overnight. */
export const TOKEN_LIFETIME = DAY;

/** Multiples of 3, so that base64url has no padding or spare bits and each value has one spelling. */
const NONCE_BYTES = 15;
const SIGNATURE_BYTES = 15;

/** The exact format of `issueToken`: 20 characters of base64url, a time, and 20 more. */
const TOKEN = /^(([\w-]{20})\.([0-9a-z]{8,9}))\.([\w-]{20})$/;

/** The length of a token in characters; valid until the year 2059. */
export const TOKEN_LENGTH = 50;

function sign(key: KeyObject | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest().subarray(0, SIGNATURE_BYTES);
}

/** A signed nonce with its time: `nonce.time.signature`. */
export function issueToken(key: KeyObject | Buffer, now: number): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const text = `${nonce}.${now.toString(36)}`;
  return `${text}.${sign(key, text).toString('base64url')}`;
}

/**
 * Reads a token.
 *
 * @returns its nonce, by which a form sent twice is stored once; or why the form is shown again: to `check` it for anything
 *   that isn't one of our tokens, as `stale` for one that is too old
 */
export function readToken(
  key: KeyObject,
  text: string,
  now: number,
): { nonce: string } | 'check' | 'stale' {
  const [, signed = '', nonce = '', time = '', signature = ''] = TOKEN.exec(text) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'check';
  const age = now - Number.parseInt(time, 36);
  if (age > TOKEN_LIFETIME || age < -CLOCK_TOLERANCE) return 'stale';
  return { nonce };
}

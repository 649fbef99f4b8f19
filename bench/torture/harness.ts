/** Helpers for the torture runs: a site to serve, forms to send, and figures for the report. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueToken } from '../../server/enquiry/token.ts';
import { openStore } from '../../server/store/open-store.ts';
import { multipartBody, VALID } from '../../tests/fixtures/service.ts';
import { writeSite } from '../../tests/fixtures/site.ts';
import type { Figure } from '../report.ts';

/** Makes a temporary folder with a small site and a data folder. */
export async function makeGround() {
  const folder = await mkdtemp(join(tmpdir(), 'torture-'));
  const site = await writeSite();
  return {
    folder,
    /** The server's settings for every run. Metrics are on, as in production. */
    env: {
      DIST: site.folder,
      DATA: join(folder, 'data'),
      ENQUIRY_LIMIT: '1000000',
      METRICS: '0',
    },
    remove: async () => {
      await site.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The key with which a server on this store signs tokens. */
export async function secretOf(data: string, databaseUrl?: string): Promise<Buffer> {
  const store = await openStore({ databaseUrl, data });
  const secret = await store.secret();
  await store.close();
  return secret;
}

/** The server's settings for a webhook on this machine. */
export const webhookAt = (url: string) => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: 'a secret that nobody guesses',
  WEBHOOK_PRIVATE: 'allow',
});

/** A loopback address for a client, from 127.0.0.2 to 127.0.0.250. Normal visitors use 127.0.0.1. */
export const sender = (number: number) => `127.0.0.${2 + (number % 249)}`;

/** A sent form, identified by its unique mail address. */
export interface SentForm {
  email: string;
  message: string;
  file?: Buffer | undefined;
}

let count = 0;

/** A new, unique form. Every tenth has a file. */
export function nextForm(): SentForm {
  count += 1;
  return {
    email: `n${count}@load.example`,
    message: `Message ${count} ${randomBytes(200).toString('hex')}`,
    file: count % 10 === 0 ? Buffer.from(randomBytes(60_000).toString('hex')) : undefined,
  };
}

/**
 * Sends a form as the site's script does.
 *
 * @param key signs the token
 * @returns the status; 0 if there was no answer
 */
export async function sendForm(
  url: string,
  key: Buffer,
  { email, message, file }: SentForm,
  signal?: AbortSignal,
): Promise<number> {
  const token = issueToken(key, Date.now());
  const fields = Object.entries({ ...VALID, token, email, message });
  const body = multipartBody(fields, file ? [{ name: 'notes.txt', bytes: file }] : []);
  try {
    const response = await fetch(`${url}/enquiries`, {
      method: 'POST',
      headers: { ...body.headers, accept: 'application/json' },
      body: new Uint8Array(body.payload),
      ...(signal && { signal }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** A figure that must equal a given value. */
export const expectValue = (what: string, found: unknown, wanted: unknown): Figure => ({
  what,
  found: String(found),
  wanted: String(wanted),
  ok: found === wanted,
});

/** Waits until `holds` returns true; fails after a limit in milliseconds. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  limit: number,
): Promise<boolean> {
  const end = performance.now() + limit;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await new Promise((next) => setTimeout(next, 50));
  }
  return true;
}

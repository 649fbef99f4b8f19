/** What the torture runs share: a site to serve, forms to send to it, and how a run is reported. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueToken } from '../../server/enquiry/token.ts';
import { openStore } from '../../server/store/open-store.ts';
import { multipartBody, VALID } from '../../tests/fixtures/service.ts';
import { writeSite } from '../../tests/fixtures/site.ts';
import type { Figure } from '../report.ts';

/** A folder with a small site and room for data; gone with `remove`. */
export async function makeGround() {
  const folder = await mkdtemp(join(tmpdir(), 'torture-'));
  const site = await writeSite();
  return {
    folder,
    /** For the server: settings of every run. It counts what it does, as in operation. */
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

/** The key that a server with this store signs tokens with. */
export async function secretOf(data: string, databaseUrl?: string): Promise<Buffer> {
  const store = await openStore({ databaseUrl, data });
  const secret = await store.secret();
  await store.close();
  return secret;
}

/** For the server: a webhook on this machine that hears of each enquiry. */
export const webhookAt = (url: string) => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: 'a secret that nobody guesses',
  WEBHOOK_PRIVATE: 'allow',
});

/** A client's address on this machine: one of 127.0.0.2 to 127.0.0.250, so that it isn't the good visitors'. */
export const sender = (number: number) => `127.0.0.${2 + (number % 249)}`;

/** A form that was sent, by its address, which no other form has. */
export interface SentForm {
  email: string;
  message: string;
  file?: Buffer | undefined;
}

let count = 0;

/** A form unlike every other; every tenth has a file. */
export function nextForm(): SentForm {
  count += 1;
  return {
    email: `n${count}@load.example`,
    message: `Message ${count} ${randomBytes(200).toString('hex')}`,
    file: count % 10 === 0 ? Buffer.from(randomBytes(60_000).toString('hex')) : undefined,
  };
}

/**
 * Sends a form as a browser's script does.
 *
 * @param key what its token is signed with
 * @returns the status, 0 where there was no answer
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

/** A figure that must be a certain value. */
export const expectValue = (what: string, found: unknown, wanted: unknown): Figure => ({
  what,
  found: String(found),
  wanted: String(wanted),
  ok: found === wanted,
});

/** Resolves when `holds` does; fails after so many milliseconds. */
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

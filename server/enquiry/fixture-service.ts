import { createSecretKey } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { DiskSpace } from '../disk-space.ts';
import { writeSite } from '../fixture-site.ts';
import { loadCatalogue } from '../static/catalogue.ts';
import { Site } from '../static/site.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { openStore, SQLITE_FILE } from '../store/open-store.ts';
import { issueToken } from './token.ts';

/** A file part of a form. */
export interface FilePart {
  name: string;
  bytes: Buffer;
  type?: string;
}

/** A valid form, as the browser sends it. */
export const VALID: Readonly<Record<string, string>> = {
  form: 'enquiry',
  token: '',
  from: '/services/qa',
  website: '',
  name: 'Ada Lovelace',
  company: '',
  email: 'ada@example.com',
  phone: '',
  'looking-for': 'web-development',
  message: 'An engine.\r\nAnalytical.',
  'hear-about': '',
  consent: 'on',
};

const BOUNDARY = '----form-boundary';

/** A multipart body, fields first. */
export function multipartBody(
  fields: readonly (readonly [string, string])[],
  files: readonly (FilePart & { field?: string })[] = [],
): { payload: Buffer; headers: Record<string, string> } {
  const parts: Buffer[] = fields.map(([name, value]) =>
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  );
  for (const { field = 'attachment', name, bytes, type = 'application/octet-stream' } of files) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), bytes, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${BOUNDARY}--\r\n`));
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** The service over the fixture site, with a SQLite file of its own unless a Postgres database is named. */
export async function startService(
  options: Partial<Parameters<typeof buildApp>[0]> & {
    databaseUrl?: string;
    enquiryLimit?: number;
    origins?: string[];
    space?: DiskSpace;
    /** Adds to the app before it begins. */
    prepare?: (app: FastifyInstance, store: EnquiryStore) => void;
  } = {},
) {
  const written = await writeSite();
  const site = new Site(await loadCatalogue(written.folder));
  await written.remove();
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const file = join(folder, SQLITE_FILE);
  const { databaseUrl, enquiryLimit = 1_000_000, origins = [], space, prepare, ...rest } = options;
  const store = await openStore({ databaseUrl, data: folder });
  const key = createSecretKey(await store.secret());
  let ordered = 0;
  const app: FastifyInstance = buildApp({
    site,
    trustProxy: [],
    https: 'auto',
    logLevel: 'silent',
    enquiries: {
      store,
      key: () => key,
      mailFrom: () => ({ name: 'Tidewright', address: 'hello@example.com' }),
      isShared: databaseUrl !== undefined,
      hasWebhooks: false,
      onOutcome: rest.metrics?.enquiry,
      enquiryLimit,
      origins,
      space,
      onOrdered: (mails) => {
        ordered += mails;
      },
    },
    ...rest,
  });
  prepare?.(app, store);
  await app.ready();

  /** A token of this age, in milliseconds. */
  const token = (age = 0) => issueToken(key, Date.now() - age);

  /** Sends a form as a browser does: every field of the valid one, with changes; `undefined` leaves one out. */
  const send = (
    changes: Record<string, string | undefined> = {},
    files: FilePart[] = [],
    headers: Record<string, string> = {},
  ) => {
    const fields = Object.entries({ ...VALID, token: token(), ...changes }).flatMap(
      ([name, value]) => (value === undefined ? [] : [[name, value] as const]),
    );
    const body = multipartBody(fields, files);
    return app.inject({
      method: 'POST',
      url: '/enquiries',
      payload: body.payload,
      headers: { host: 'localhost', origin: 'http://localhost', ...body.headers, ...headers },
    });
  };
  const stop = async () => {
    await app.close();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { app, store, file, folder, token, send, stop, ordered: () => ordered };
}

import { join } from 'node:path';
import { type Config, SQLITE_FILE } from '../config.ts';
import { OperatorError } from '../errors.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { SCHEMA_NEWER, StoreUnavailable } from './records.ts';

type StoreSettings = Pick<Config, 'databaseUrl' | 'data'>;

/**
 * Error codes that waiting doesn't cure: an unusable file or folder, a database that is missing or refuses access, tables
 * of a newer program. After any other error the server keeps trying.
 */
const LASTING =
  /^(?:E(?:NOTDIR|EXIST|ACCES|PERM|ROFS|NOENT|CONNREFUSED|NOTFOUND|AI_AGAIN)|SQLITE_(?:CANTOPEN|READONLY|PERM|AUTH)|28.{3}|3D000|42501|SCHEMA_NEWER)$/;

/** The configured store, not opened yet. Each database's module is loaded only if it is used. */
export async function chooseStore({ databaseUrl, data }: StoreSettings): Promise<EnquiryStore> {
  if (databaseUrl !== undefined) {
    const { PostgresStore } = await import('./postgres-store.ts');
    return new PostgresStore(databaseUrl);
  }
  const { SqliteStore } = await import('./sqlite-store.ts');
  return new SqliteStore(join(data, SQLITE_FILE));
}

/** How the operator can fix a store that can't be opened. */
function remedy({ code }: StoreUnavailable, { databaseUrl, data }: StoreSettings): string {
  if (code === SCHEMA_NEWER) {
    return 'The enquiries were last written by a newer version of this program: start that one, or restore a backup that this one made';
  }
  if (code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB') {
    return `${join(data, SQLITE_FILE)} is damaged (${code}): put a backup in its place with npm run enquiries -- restore FILE`;
  }
  if (!LASTING.test(code)) return `The store of enquiries is unavailable (${code}): try again`;
  return databaseUrl === undefined
    ? `DATA takes a folder that can be written to, which ${data} isn't (${code})`
    : `DATABASE_URL takes a Postgres database that answers, which this one doesn't (${code})`;
}

/**
 * Opens the store for the server. If it is locked, damaged or slow, the server starts without it and keeps trying.
 *
 * @returns the store, and one line for the operator if it can't be used yet
 * @throws OperatorError if waiting is no use
 */
export async function awaitStore(
  settings: StoreSettings,
): Promise<{ store: EnquiryStore; fault: string | undefined }> {
  const store = await chooseStore(settings);
  try {
    await store.ready();
    return { store, fault: undefined };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const fault = remedy(error, settings);
    if (!LASTING.test(error.code)) return { store, fault };
    await store.close();
    throw new OperatorError(fault);
  }
}

/** Opens the configured store. @throws OperatorError with the remedy if it can't be opened */
export async function openStore(settings: StoreSettings): Promise<EnquiryStore> {
  const { store, fault } = await awaitStore(settings);
  if (fault === undefined) return store;
  await store.close();
  throw new OperatorError(fault);
}

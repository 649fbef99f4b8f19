import { join } from 'node:path';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { type EnquiryStore, StoreUnavailable } from './enquiry-store.ts';

/** Name of the database file in the data folder. */
export const SQLITE_FILE = 'enquiries.sqlite';

/**
 * Opens the store that the settings choose. Each kind is loaded only where it is used.
 *
 * @throws StartError where it can't be opened, naming the variable that leads there
 */
export async function openStore({
  databaseUrl,
  data,
}: Pick<Config, 'databaseUrl' | 'data'>): Promise<EnquiryStore> {
  try {
    if (databaseUrl !== undefined) {
      const { PostgresStore } = await import('./postgres-store.ts');
      return await PostgresStore.open(databaseUrl);
    }
    const { SqliteStore } = await import('./sqlite-store.ts');
    return SqliteStore.open(join(data, SQLITE_FILE));
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new StartError(
      databaseUrl === undefined
        ? `DATA takes a folder that can be written to, which ${data} isn't (${error.code})`
        : `DATABASE_URL takes a Postgres database that answers, which this one doesn't (${error.code})`,
    );
  }
}

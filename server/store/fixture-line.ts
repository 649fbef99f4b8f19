import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../fixture-socket.ts';

/** A line to a Postgres server that can be told to break. */
export interface Line {
  /** The database's URL by way of this line. */
  url: string;
  /** From now on the line breaks when a transaction has been committed, before its client hears of it. */
  loseNextCommit: () => void;
  close: () => void;
}

/** The statement as it goes over the line. */
const COMMIT = Buffer.from('COMMIT\0');

/** Relays connections to the database at `target`. */
export async function startLine(target: string): Promise<Line> {
  const { port, pathname, username, password } = new URL(target);
  let losing = false;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), '127.0.0.1');
    let lost = false;
    client.on('data', (bytes) => {
      if (losing && bytes.includes(COMMIT)) {
        losing = false;
        lost = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (lost) client.destroy();
      else client.write(bytes);
    });
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  const own = await listen(server);
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`,
    loseNextCommit: () => {
      losing = true;
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Serves a folder with the project's own server for a measurement. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** Where these servers keep what they would receive, never among the owner's enquiries. */
const DATA = '.cache/served-data';

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the server on a free port of the loopback and waits until it says where.
 *
 * @param folder a built site @param settings more of the server's variables
 * @throws where the server ends instead, as without a build; it has printed why
 */
export async function serve(
  folder: string,
  settings: Record<string, string> = {},
): Promise<Served> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, DATA, LOG_LEVEL: 'silent', ...settings, DIST: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) {
    const [url] = /http:\/\/\S+/.exec(line) ?? [];
    if (url === undefined) continue;
    const stop = async () => {
      server.kill('SIGTERM');
      await exited;
    };
    return { url, stop };
  }
  throw new Error(`${folder}/ could not be served`);
}

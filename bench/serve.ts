/** Serves a folder with the project's own server for a measurement. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** How long a server may take to answer its first request, in ms. */
const START_LIMIT_MS = 10_000;

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/** @param folder a built site @param port a free port on the loopback */
export async function serve(folder: string, port: number): Promise<Served> {
  const env = { ...process.env, DIST: folder, PORT: String(port), LOG_LEVEL: 'silent' };
  const server: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    env,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const up = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) break;
    if (Date.now() > deadline) throw new Error(`no answer from ${url}; is dist/ built?`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

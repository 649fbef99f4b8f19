import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import process from 'node:process';
import { expect, test } from 'vitest';
import { listen } from '../tests/fixtures/socket.ts';

// The one for several is refused by the same check.
test('the editor says why it can’t have a port', async () => {
  const server = createServer();
  const taken = await listen(server);
  const start = (port: string) =>
    execFileSync(process.execPath, ['commands/edit.ts'], {
      env: { ...process.env, PORT: port },
      stdio: 'pipe',
    });
  expect(() => start('x')).toThrow('PORT takes a whole number from 0 to 65535, not x');
  expect(() => start(String(taken))).toThrow(`Port ${taken} can’t be used (EADDRINUSE)`);
  server.close();
});

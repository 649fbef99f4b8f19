/** `npm run edit`: opens the editor in the browser, at PORT (4322 where unset). */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { startEditor } from './server.ts';

/** The command that opens an address, by system. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  linux: ['xdg-open'],
  win32: ['cmd', '/c', 'start', ''],
};

const { url } = await startEditor(process.cwd(), Number(process.env.PORT ?? 4322));
console.log(`The editor is at ${url}; Ctrl+C stops it.`);
const opener = OPENERS[process.platform];
if (opener && process.env.BROWSER !== 'none') {
  const [command, ...args] = opener;
  // Without a desktop there is nothing to open it with: the line above says where it is.
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

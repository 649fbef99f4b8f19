/**
 * `npm run edit`: opens the editor in the browser, at PORT (4322 where unset).
 *
 *     npm run edit -- --team           the editor for several people, behind a proxy: EDIT_URL is its public address
 *     npm run edit -- --add NAME       adds an account, or changes its password
 *     npm run edit -- --remove NAME    removes an account
 *     npm run edit -- --sessions       lists who is signed in, since when, and when they were last active
 *     npm run edit -- --end NAME       signs an account out everywhere; it can sign in again
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { Refusal } from '../edit/disk/validate.ts';
import { peopleIn, sessionsIn, startTeam } from '../edit-team/front.ts';
import { addPerson, removePerson } from '../edit-team/people.ts';
import { keepSessions } from '../edit-team/sessions.ts';

/** The command that opens an address, by system. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  linux: ['xdg-open'],
  win32: ['cmd', '/c', 'start', ''],
};

const PASSWORD = 'Password: ';

const { PORT = '4322', BROWSER, EDIT_URL, EDIT_FOLDER = 'data/edit' } = process.env;
const port = Number(PORT);
const HIGHEST_PORT = 65_535;
const folder = resolve(EDIT_FOLDER);

/** @throws if PORT is no port, or another program listens there: Vite and Node would end with their stacks */
async function checkPort() {
  if (!(Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT)) {
    throw new Refusal(`PORT takes a whole number from 0 to ${HIGHEST_PORT}, not ${PORT}`);
  }
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new Refusal(`Port ${port} can’t be used (${code}). PORT names another one`);
  });
  await probe[Symbol.asyncDispose]();
}

async function editAlone() {
  // Loaded only here: Astro and Vite load slowly, and the commands for accounts don't need them.
  const { startEditor } = await import('../edit/server.ts');
  const url = `http://127.0.0.1:${await startEditor(process.cwd(), port)}/edit`;
  console.log(`The editor is at ${url}; Ctrl+C stops it.`);
  const opener = OPENERS[process.platform];
  if (!opener || BROWSER === 'none') return;
  const [command, ...args] = opener;
  // On a machine without a desktop this fails; the address is printed above.
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

async function editTogether() {
  const url = URL.parse(EDIT_URL ?? '');
  const isHere = url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || isHere)) {
    throw new Refusal(
      'EDIT_URL is the address that browsers know the editor by, such as https://edit.example.com',
    );
  }
  // Photographs are developed once here, so that each person's copy needn't develop them again.
  const [{ drawPictures }, { readContent }] = await Promise.all([
    import('../site-build/pictures.ts'),
    import('../src/content/check.ts'),
  ]);
  await drawPictures(readContent('.'));
  const { port: own, stop } = await startTeam({ clone: process.cwd(), folder, url, port });
  const end = () => {
    stop();
    // Unfinished requests can be repeated, so don't wait for them.
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  console.log(
    `The editor for several is at ${url.origin}, and at http://127.0.0.1:${own}/edit for the proxy; Ctrl+C stops it.`,
  );
}

/** Adds a person or changes a password. Asks in the terminal, or reads the answers line by line from piped input. */
async function add(id: string) {
  const { stdin, stdout } = process;
  // Output goes through this stream, since readline would echo the password.
  let isShown = stdin.isTTY;
  const output = new Writable({
    write(part, _encoding, done) {
      if (isShown) stdout.write(part);
      done();
    },
  });
  const terminal = createInterface({ input: stdin, output, terminal: stdin.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    terminal.setPrompt(question);
    if (stdin.isTTY) terminal.prompt();
    isShown &&= question !== PASSWORD;
    const { value, done } = await lines.next();
    if (done) throw new Refusal('Nothing was added: the input ended early.');
    return value;
  };
  const name = (await ask('Name, as commits have it: ')).trim();
  const email = (await ask('E-mail address: ')).trim();
  const password = await ask(PASSWORD);
  terminal.close();
  await addPerson(peopleIn(folder), id, { name, email, password });
  console.log(`\n${name} can sign in as ${id}.`);
}

try {
  const { values } = parseArgs({
    options: {
      team: { type: 'boolean' },
      add: { type: 'string' },
      remove: { type: 'string' },
      sessions: { type: 'boolean' },
      end: { type: 'string' },
    },
  });
  const sessions = keepSessions(sessionsIn(folder));
  if (values.add !== undefined) await add(values.add);
  else if (values.sessions) {
    const list = sessions.list().map(({ id, began, seen }) => {
      const minutes = Math.round((Date.now() - seen) / 60_000);
      return `${id}, since ${new Date(began).toLocaleString('en-GB')}, last at work ${minutes} min ago`;
    });
    console.log(list.join('\n') || 'Nobody is signed in.');
  } else if (values.end !== undefined)
    console.log(`Ended: ${sessions.endAll(values.end)} of ${values.end}.`);
  else if (values.remove !== undefined) {
    removePerson(peopleIn(folder), values.remove);
    console.log(`${values.remove} can sign in no more. Their drafts are still in ${folder}.`);
  } else {
    await checkPort();
    await (values.team ? editTogether() : editAlone());
  }
} catch (error) {
  // A Refusal's message is meant for the user; other errors need their stack.
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}

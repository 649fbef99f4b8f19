/** What stands before the editors of several: asks who somebody is, and hands what they ask on to their own editor. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../edit/disk/door.ts';
import { toldOf } from '../edit/disk/requests.ts';
import { clientKey, siteOf } from '../server/client-address.ts';
import { namesTwoHosts } from '../server/connections.ts';
import { escapeHtml } from '../server/escape-html.ts';
import { isBusy, isPassword, readPeople } from './people.ts';
import { keepPlaces, type Running } from './places.ts';
import { countTries, keepSessions, WAIT } from './sessions.ts';

/** Where it is and what it keeps. */
export interface Settings {
  /** The folder of the project, which has the branch that is published checked out. */
  readonly clone: string;
  /** Where the names and the folders of all who sign in lie. */
  readonly folder: string;
  /** The address that browsers know it by. */
  readonly url: URL;
  /** 0 for any that is free. */
  readonly port: number;
}

/** The names of those who may sign in, and the folders of their drafts. */
export const peopleIn = (folder: string) => join(folder, 'people.json');
/** Who is signed in. */
export const sessionsIn = (folder: string) => join(folder, 'sessions');
const placesIn = (folder: string) => join(folder, 'places');

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  // With none at all, a browser doesn't say in `Origin` where a form comes from.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const HTML = 'text/html; charset=utf-8';

/** The page that asks who somebody is. It has no script. @param said what was wrong with the last try; empty where nothing was */
const signInPage = (said: string, name = '') => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${said ? 'Not signed in – edit the site' : 'Sign in – edit the site'}</title>
    <link rel="stylesheet" href="/sign-in.css">
  </head>
  <body>
    <main class="sign-in">
      <h1>Edit the site</h1>
      ${said && `<p class="fault" role="alert" id="said">${escapeHtml(said)}</p>`}
      <form method="post" action="/sign-in">
        <label for="name">Name</label>
        <input id="name" name="name" value="${escapeHtml(name)}" autocomplete="username" autocapitalize="none" spellcheck="false" required>
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required>
        <button type="submit" class="main-action">Sign in</button>
      </form>
    </main>
  </body>
</html>
`;

/** Bytes that a name and a password need at most. */
const FORM_LIMIT = 4096;

/** What an editor is asked for: its own pages, and the pictures, films and typefaces of the preview; no other files. */
const SHOWN =
  /^\/(edit|_edit\/[\w./-]+|(?!@)[\w./-]+\.(avif|webp|jpe?g|png|gif|svg|ico|woff2|mp4|webm))$/i;

async function formOf(incoming: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of incoming.setEncoding('utf8')) {
    text += part;
    if (text.length > FORM_LIMIT) throw new Refusal('Too long.');
  }
  return new URLSearchParams(text);
}

/**
 * Hands a request on to an editor, and its answer back.
 * @param mayStill asked once all of it is there, which may take its sender minutes; before, the editor does nothing with it
 */
function handOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  { port, key }: Running,
  mayStill: () => boolean,
) {
  const own = `127.0.0.1:${port}`;
  // Without its length it ends where this side ends it.
  const { cookie: _cookie, 'content-length': _length, ...headers } = incoming.headers;
  const { method, url: path } = incoming;
  const origin = headers.origin === undefined ? {} : { origin: `http://${own}` };
  const asked = request(
    {
      port,
      method,
      path,
      headers: { ...headers, ...origin, host: own, 'x-edit-key': key },
      // A connection of its own: one that is kept may be closed by the other side just as it is used again.
      agent: false,
    },
    (answer) => {
      const { statusCode = 502, headers } = answer;
      if (statusCode >= 400 && headers['content-type']?.startsWith('text/html')) {
        // A page of the development server's, which tells of files of the machine.
        answer.resume();
        response
          .writeHead(statusCode, HEADERS)
          .end('That didn’t work: the editor’s terminal says why.');
        return;
      }
      response.writeHead(statusCode, headers);
      answer.pipe(response);
    },
  );
  asked.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, HEADERS).end('The editor has stopped: load the page again.');
  });
  response.on('close', () => asked.destroy());
  incoming.pipe(asked, { end: false });
  incoming.on('end', () => {
    try {
      if (mayStill()) asked.end();
      else asked.destroy(new Error('It was sent with a right that has ended.'));
    } catch {
      asked.destroy(new Error('Whether it may still be done is not known.'));
    }
  });
}

/**
 * Starts the front and, as people sign in, their editors. It listens on this machine alone: a proxy of the owner's stands
 * before it.
 *
 * @returns its port, and how all of it is stopped
 */
export async function startTeam({ clone, folder, url, port }: Settings) {
  const { origin, host, protocol } = url;
  const isSecure = protocol === 'https:';
  // With this prefix no other host of the domain can set it.
  const cookie = isSecure ? '__Host-edit' : 'edit';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  readPeople(peopleIn(folder));
  const people = () => {
    try {
      return readPeople(peopleIn(folder));
    } catch (error) {
      // It says where the file lies: that is for the terminal.
      throw new Error('The names can’t be read.', { cause: error });
    }
  };
  const places = await keepPlaces(clone, placesIn(folder));
  const sessions = keepSessions(sessionsIn(folder));
  const tries = countTries();

  const tokenOf = ({ headers }: IncomingMessage) =>
    (headers.cookie ?? '')
      .split(/; */)
      .find((pair) => pair.startsWith(`${cookie}=`))
      ?.slice(cookie.length + 1) ?? '';
  const page = (response: ServerResponse, status: number, said = '', name = '') =>
    response.writeHead(status, { ...HEADERS, 'content-type': HTML }).end(signInPage(said, name));
  const goTo = (response: ServerResponse, location: string, headers = {}) =>
    response.writeHead(303, { ...HEADERS, location, ...headers }).end();

  const signIn = async (incoming: IncomingMessage, response: ServerResponse) => {
    const form = await formOf(incoming);
    const [id, password] = [form.get('name') ?? '', form.get('password') ?? ''];
    // The proxy adds the address that it was asked from as the last.
    const addresses = String(incoming.headers['x-forwarded-for'] ?? incoming.socket.remoteAddress);
    const client = clientKey(addresses.split(',').at(-1)?.trim() ?? '');
    const whom = [`name ${id}`, `address ${siteOf(client) ?? client}`] as const;
    if (tries.mustWait(...whom)) {
      response.setHeader('retry-after', WAIT / 1000);
      page(response, 429, `Too many tries: wait ${WAIT / 60_000} minutes.`, id);
      return;
    }
    if (isBusy()) {
      response.setHeader('retry-after', 30);
      page(response, 503, 'Many are signing in at this moment: try again in half a minute.', id);
      return;
    }
    tries.note(...whom);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const all = people();
    const person = Object.hasOwn(all, id) ? all[id] : undefined;
    if (!(await isPassword(password, person?.password, gone.signal)) || !person) {
      page(response, 403, 'The name or the password is wrong.', id);
      return;
    }
    tries.wasRight(...whom);
    const token = sessions.begin(id, person.password);
    goTo(response, '/edit', { 'set-cookie': `${cookie}=${token}; ${attributes}` });
  };

  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers } = incoming;
    const [path = ''] = (incoming.url ?? '').split('?');
    if (namesTwoHosts(incoming) || URL.parse(path, origin)?.pathname !== path) {
      response.writeHead(400, HEADERS).end('That is not understood.');
      return;
    }
    const reads = method === 'GET' || method === 'HEAD';
    if (headers.host !== host || (!reads && (method !== 'POST' || headers.origin !== origin))) {
      response.writeHead(403, HEADERS).end('Refused: asked from elsewhere.');
      return;
    }
    if (path === '/sign-in.css') {
      response.writeHead(200, { ...HEADERS, 'content-type': 'text/css; charset=utf-8' });
      response.end(readFileSync(new URL('../edit/app/editor.css', import.meta.url)));
      return;
    }
    const token = tokenOf(incoming);
    const who = () => {
      const all = people();
      const id = sessions.who(token, (each) => all[each]?.password);
      return { id, person: id === undefined ? undefined : all[id] };
    };
    const { id, person } = who();
    if (path === '/sign-in') {
      if (!reads) await signIn(incoming, response);
      else if (person) goTo(response, '/edit');
      else page(response, 200);
    } else if (path === '/' || (path === '/edit' && !person)) {
      goTo(response, person ? '/edit' : '/sign-in');
    } else if (!person || id === undefined) {
      response.writeHead(401, HEADERS).end('Your session has ended: sign in again.');
    } else if (path === '/sign-out' && !reads) {
      sessions.end(token);
      response
        .writeHead(204, { ...HEADERS, 'set-cookie': `${cookie}=; Max-Age=0; ${attributes}` })
        .end();
    } else if (SHOWN.test(path)) {
      const running = await places.of(id, person);
      handOn(incoming, response, running, () => isDeepStrictEqual(who().person, person));
    } else response.writeHead(404, HEADERS).end('There is nothing here.');
  };

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => {
      // Nobody waits for it any more.
      if (response.closed) return;
      const [status, words] = toldOf(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(status, HEADERS).end(words);
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, '127.0.0.1', done);
  });
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port
    stop: () => {
      places.stopAll();
      server.closeAllConnections();
      server.close();
    },
  };
}

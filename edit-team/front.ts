/** The team's HTTP front: signs people in and forwards their requests to their own editors. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { bodyOf, errorAnswer } from '../edit/disk/requests.ts';
import { clientKey, siteOf } from '../server/client-address.ts';
import { namesTwoHosts } from '../server/connections.ts';
import { escapeHtml } from '../server/escape-html.ts';
import { keepEditors, type Running } from './editors.ts';
import { isBusy, isPassword, readPeople } from './people.ts';
import { countTries, keepSessions, WAIT } from './sessions.ts';

/** Addresses and folders of the front. */
export interface Settings {
  /** The folder of the project, with the published branch checked out. */
  readonly clone: string;
  /** The folder for people.json, sessions and each person's working folder. */
  readonly folder: string;
  readonly url: URL;
  /** 0 for any free port. */
  readonly port: number;
}

/** The file of those who may sign in. */
export const peopleIn = (folder: string) => join(folder, 'people.json');
/** The folder of sessions. */
export const sessionsIn = (folder: string) => join(folder, 'sessions');
const placesIn = (folder: string) => join(folder, 'places');

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  // With `no-referrer`, a browser would send forms with `Origin: null`.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const HTML = 'text/html; charset=utf-8';

/** The sign-in page, which has no script. @param said the error of the last try; empty if there was none */
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
        <input id="name" name="name" value="${escapeHtml(name)}"${said && ' aria-describedby="said"'} autocomplete="username" autocapitalize="none" spellcheck="false" required>
        <label for="password">Password</label>
        <input id="password" name="password" type="password"${said && ' aria-describedby="said"'} autocomplete="current-password" required>
        <button type="submit" class="main-action">Sign in</button>
      </form>
    </main>
  </body>
</html>
`;

/** The largest sign-in form, in bytes. */
const FORM_LIMIT = 4096;

/** The paths that are forwarded: the editor's pages, the gallery, and the preview's pictures, films and typefaces; no other files. */
const SHOWN =
  /^\/(edit|sections|_edit\/[\w./-]+|(?!@)[\w./-]+\.(avif|webp|jpe?g|png|gif|svg|ico|woff2|mp4|webm))$/i;

/**
 * Forwards a request to an editor, and the answer to the browser.
 * @param mayStill whether session and rights still hold; asked after the whole body, which may take minutes to arrive
 */
function handOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  { port, key }: Running,
  mayStill: () => boolean,
) {
  const own = `127.0.0.1:${port}`;
  // Without a length, the editor waits until this side ends the request.
  const { cookie: _cookie, 'content-length': _length, ...headers } = incoming.headers;
  const { method, url: path } = incoming;
  const origin = headers.origin === undefined ? {} : { origin: `http://${own}` };
  const asked = request(
    {
      port,
      method,
      path,
      headers: { ...headers, ...origin, host: own, 'x-edit-key': key },
      // A new connection: the editor might close a kept-alive one just as it is reused.
      agent: false,
    },
    (answer) => {
      const { statusCode = 502, headers } = answer;
      if (statusCode >= 400 && headers['content-type']?.startsWith('text/html')) {
        // An error page of the development server, which may name local files.
        answer.resume();
        response
          .writeHead(statusCode, HEADERS)
          .end('That failed. The editor’s terminal shows why.');
        return;
      }
      response.writeHead(statusCode, headers);
      // An editor that dies closes the response too.
      pipeline(answer, response, () => {});
    },
  );
  asked.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, HEADERS).end('The editor has stopped. Reload the page.');
  });
  response.on('close', () => asked.destroy());
  incoming.pipe(asked, { end: false });
  incoming.on('end', () => {
    try {
      if (mayStill()) asked.end();
      else asked.destroy(new Error('The right or session has ended during the request.'));
    } catch {
      asked.destroy(new Error('The right could not be checked.'));
    }
  });
}

/**
 * Starts the front and, as people sign in, their editors. It listens on the loopback interface alone, behind the owner's
 * proxy.
 *
 * @returns its port, and a function that stops the front and all editors
 */
export async function startTeam({ clone, folder, url, port }: Settings) {
  const { origin, host, protocol } = url;
  const isSecure = protocol === 'https:';
  // The prefix stops other hosts of the domain from setting the cookie.
  const cookie = isSecure ? '__Host-edit' : 'edit';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  readPeople(peopleIn(folder));
  const people = () => {
    try {
      return readPeople(peopleIn(folder));
    } catch (error) {
      // The original error names the file's path, so it goes to the terminal alone.
      throw new Error('The names can’t be read.', { cause: error });
    }
  };
  const editors = await keepEditors(clone, placesIn(folder));
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
    const form = new URLSearchParams(await bodyOf(incoming, FORM_LIMIT, 'Too long.'));
    const [id, password] = [form.get('name') ?? '', form.get('password') ?? ''];
    // The proxy appends its client's address.
    const addresses = String(incoming.headers['x-forwarded-for'] ?? incoming.socket.remoteAddress);
    const client = clientKey(addresses.split(',').at(-1)?.trim() ?? '');
    const whom = [`name ${id}`, `address ${siteOf(client) ?? client}`] as const;
    if (tries.mustWait(...whom)) {
      response.setHeader('retry-after', WAIT / 1000);
      page(response, 429, `Too many attempts. Wait ${WAIT / 60_000} minutes.`, id);
      return;
    }
    if (isBusy()) {
      response.setHeader('retry-after', 30);
      page(response, 503, 'Too many people are signing in. Try again in half a minute.', id);
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
      response.writeHead(400, HEADERS).end('Invalid request.');
      return;
    }
    const reads = method === 'GET' || method === 'HEAD';
    if (headers.host !== host || (!reads && (method !== 'POST' || headers.origin !== origin))) {
      response.writeHead(403, HEADERS).end('Refused: cross-origin request.');
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
      const running = await editors.of(id, person);
      handOn(incoming, response, running, () => isDeepStrictEqual(who().person, person));
    } else response.writeHead(404, HEADERS).end('Not found.');
  };

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => {
      // The client has disconnected.
      if (response.closed) return;
      const [status, words] = errorAnswer(error);
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
      editors.stopAll();
      server.closeAllConnections();
      server.close();
    },
  };
}

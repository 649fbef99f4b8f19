/** What the editor's page asks of the machine it runs on: who may ask, and what is answered. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { mustBeShallow, Refusal } from './door.ts';

/** The most that one request may hold, in bytes: a large photograph, as text. */
const LIMIT = 60 * 1024 * 1024;

/** What a file system says that takes no more: the disk is full, or the share of this account, or one file is too large. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Answers a request by its body, or by what stands behind `?` where it only reads; it checks what it uses of that. */
type Action = (body: unknown) => unknown;

/** What can be asked, by name: what only reads, and what writes. */
export interface Actions {
  readonly read: Readonly<Record<string, Action>>;
  readonly write: Readonly<Record<string, Action>>;
}

/** The names that this machine calls itself: another one, pointed at it, is somebody else's page. */
const OWN_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Why a request is refused; undefined for one that may pass. Only a page that this very server has sent may ask, whatever
 * else the browser has open.
 * @param key what a request has to carry in `x-edit-key`, where several edit
 */
export function refusalOf(
  { method = '', headers }: IncomingMessage,
  port: number,
  key: string | undefined,
) {
  if (key !== undefined && headers['x-edit-key'] !== key) return 'asked without signing in';
  const { host = '', origin, 'content-type': type = '' } = headers;
  if (!OWN_NAMES.some((name) => host === `${name}:${port}`)) return 'asked under another name';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'asked from elsewhere';
  if (method === 'GET') return undefined;
  if (method !== 'POST') return 'asked in another way';
  if (origin !== `http://${host}`) return 'asked from elsewhere';
  return type.split(';')[0] === 'application/json' ? undefined : 'not written as JSON';
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  // Without an encoding a request is read as bytes.
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LIMIT) throw new Refusal('Too large: 40 MB at most.');
    parts.push(part);
  }
  const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
  mustBeShallow(body);
  return body;
}

/** The status and the words for what went wrong. What the system says may name files of the machine: it is for the terminal. */
export function toldOf(error: unknown): readonly [status: number, words: string] {
  if (error instanceof Refusal) return [422, error.message];
  if (error instanceof Error && 'code' in error && FULL.includes(String(error.code)))
    return [507, 'The disk is full: make room on it, then try again.'];
  console.error(error);
  return [500, 'The editor has failed: its terminal says why.'];
}

function send(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(value ?? null));
}

/**
 * Answers `/_edit/<name>`, with what stands behind `?` as the body of what only reads.
 * @returns whether there is such an action; if not, nothing was answered
 */
export async function answer(
  actions: Actions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const name = pathname.replace('/_edit/', '');
  const reads = request.method === 'GET';
  const known = reads ? actions.read : actions.write;
  const action = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!action) return false;
  try {
    const body = reads ? Object.fromEntries(searchParams) : await bodyOf(request);
    send(response, 200, await action(body));
  } catch (error) {
    const isOdd = error instanceof z.ZodError || error instanceof SyntaxError;
    const [status, words] = isOdd ? [400, 'That is not understood.'] : toldOf(error);
    send(response, status, { error: words });
  }
  return true;
}

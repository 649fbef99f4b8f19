/** Decides which requests the editor's server accepts, and answers them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { Refusal } from './validate.ts';

/** The largest request body, in bytes: a large photograph in base64. */
const LIMIT = 60 * 1024 * 1024;

/** Error codes for a full disk, an exceeded quota and a file over the size limit. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** The actions by name. Each gets the body of a request, and validates it. */
export type Actions = Readonly<Record<string, (body: unknown) => unknown>>;

/** The host names of this machine. A request for any other name may be a DNS rebinding attack. */
const OWN_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Why a request is refused; undefined if it is accepted. Only pages from this server may send requests: another site open
 * in the same browser may not.
 * @param key in a team, the value that `x-edit-key` must have
 */
export function refusalOf(
  { method = '', headers }: IncomingMessage,
  port: number,
  key: string | undefined,
) {
  if (key !== undefined && headers['x-edit-key'] !== key) return 'not signed in';
  const { host = '', origin, 'content-type': type = '' } = headers;
  if (!OWN_NAMES.some((name) => host === `${name}:${port}`)) return 'wrong host name';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'cross-origin request';
  if (method === 'GET') return undefined;
  if (method !== 'POST') return 'method not allowed';
  if (origin !== `http://${host}`) return 'cross-origin request';
  return type.split(';')[0] === 'application/json' ? undefined : 'not JSON';
}

/** The body of a request. @param most its largest size, in bytes @throws Refusal with `said` if it is larger */
export async function bodyOf(request: IncomingMessage, most: number, said: string) {
  const parts: Buffer[] = [];
  let size = 0;
  // A request without an encoding yields buffers.
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new Refusal(said);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The status and message for an error. A system error may name local files, so it goes to the terminal alone. */
export function errorAnswer(error: unknown): readonly [status: number, words: string] {
  if (error instanceof Refusal) return [422, error.message];
  if (error instanceof Error && 'code' in error && FULL.includes(String(error.code)))
    return [507, 'The disk is full. Free some space and try again.'];
  console.error(error);
  return [500, 'The editor failed. Its terminal shows why.'];
}

function send(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(value ?? null));
}

/** Answers a POST to `/_edit/<name>`. @returns whether there is such an action; if not, no answer was sent */
export async function answer(
  actions: Actions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const name = (request.url ?? '').replace('/_edit/', '');
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action || request.method !== 'POST') return false;
  try {
    const body = JSON.parse(await bodyOf(request, LIMIT, 'Too large: 40 MB at most.'));
    send(response, 200, await action(body));
  } catch (error) {
    const isOdd = error instanceof z.ZodError || error instanceof SyntaxError;
    const [status, words] = isOdd ? [400, 'Invalid request.'] : errorAnswer(error);
    send(response, status, { error: words });
  }
  return true;
}

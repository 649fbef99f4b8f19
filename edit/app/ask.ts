/** Asks the machine that the editor runs on. */
import type { Data } from '../schema/fields.ts';
import { picturesIn } from '../schema/texts.ts';

/** @throws Error with what it answered, in words */
async function answerOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const value: unknown = isJson ? await response.json() : { error: await response.text() };
  if (response.ok) return value;
  if (response.status === 401) {
    throw new Error(
      'Your session has ended. Load the page again to sign in: what you typed is kept.',
    );
  }
  const { error } = value as { error?: string };
  throw new Error(error || `The editor answered ${response.status}.`);
}

/** Reads something; the caller says what the action answers with, as server/actions.ts has it. */
export async function read<T>(action: string, query: Record<string, string> = {}): Promise<T> {
  const search = new URLSearchParams(query);
  return (await answerOf(await fetch(`/_edit/${action}?${search}`))) as T;
}

/** Has something written; the caller says what the action answers with, as server/actions.ts has it. */
export async function write<T>(action: string, body: unknown): Promise<T> {
  return (await answerOf(await send(action, body))) as T;
}

/**
 * Has the pictures taken out of content/ that were dropped in and that nothing names any more.
 * @param drafts what may name some of them
 */
export const putAway = (drafts: Readonly<Record<string, Data>>) =>
  // One that stays does no harm: it is seen when it is published.
  write('put-away', picturesIn(Object.entries(drafts))).catch(() => {});

/** Ends the session, where several edit; drafts stay where they are. */
export async function signOut(): Promise<void> {
  await fetch('/sign-out', { method: 'POST' });
  location.assign('/sign-in');
}

/** Sends JSON to an action. */
export const send = (action: string, body: unknown, signal?: AbortSignal) =>
  fetch(`/_edit/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

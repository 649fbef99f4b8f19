/** Asks the machine that the editor runs on. */
import { useState } from 'react';
import { reasonOf } from '../../src/schema/reason.ts';

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
  const { error } = value as { error?: string }; // as disk/requests.ts answers
  throw new Error(error || `The editor answered ${response.status}.`);
}

/** Reads something; the caller says what the action answers with, as disk/actions.ts has it. */
export async function read<T>(action: string, query: Record<string, string> = {}): Promise<T> {
  const search = new URLSearchParams(query);
  return (await answerOf(await fetch(`/_edit/${action}?${search}`))) as T;
}

/** Has something written; the caller says what the action answers with, as disk/actions.ts has it. */
export async function write<T>(action: string, body: unknown): Promise<T> {
  return (await answerOf(await send(action, body))) as T;
}

/** Sends JSON to an action. */
export const send = (action: string, body: unknown) =>
  fetch(`/_edit/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Has the pictures taken out of content/ that were dropped in and that no file names; a draft that does has them back. */
export const putAway = () =>
  // One that stays does no harm: it is seen when it is published.
  write('put-away', {}).catch(() => {});

/** Ends the session, where several edit; drafts stay where they are. */
export async function signOut(): Promise<void> {
  await fetch('/sign-out', { method: 'POST' });
  location.assign('/sign-in');
}

/** Something that takes a moment and may fail: what is said of it, and whether it goes on. */
export function useTask() {
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** @param failed what is said where it fails, before the reason; @param work may answer with what is said at its end */
  const run = async (failed: string, work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      const end = await work();
      say(typeof end === 'string' ? end : '');
    } catch (error) {
      say(failed + reasonOf(error));
    }
    setBusy(false);
  };
  return { said, say, isBusy, run };
}

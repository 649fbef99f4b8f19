/** Sends requests to the editor's server. */
import { useState } from 'react';
import { reasonOf } from '../../src/schema/reason.ts';

/** @throws Error with the server's message */
async function answerOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const value: unknown = isJson ? await response.json() : { error: await response.text() };
  if (response.ok) return value;
  if (response.status === 401) {
    throw new Error('Your session has ended. Reload the page to sign in; your changes are kept.');
  }
  const { error } = value as { error?: string }; // as disk/requests.ts answers
  throw new Error(error || `The editor answered ${response.status}.`);
}

/** Calls an action of disk/actions.ts. @typeParam T what the action returns */
export async function ask<T>(action: string, body: unknown = {}): Promise<T> {
  return (await answerOf(await send(action, body))) as T;
}

/** Sends JSON to an action. */
export const send = (action: string, body: unknown) =>
  fetch(`/_edit/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Moves uploaded pictures that no file names out of content/. They come back if a draft names them. */
export const archiveUnused = () =>
  // A failure does no harm: publishing tries again.
  ask('archive-unused').catch(() => {});

/** Ends the session of a team member. Drafts are kept. */
export async function signOut(): Promise<void> {
  await fetch('/sign-out', { method: 'POST' });
  location.assign('/sign-in');
}

/** State of an asynchronous task: its message, and whether it is running. */
export function useTask() {
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** @param failed start of the message on failure, before the reason @param work may return the message on success */
  const run = async (failed: string, work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      const end = await work();
      setMessage(typeof end === 'string' ? end : '');
    } catch (error) {
      setMessage(failed + reasonOf(error));
    }
    setBusy(false);
  };
  return { message, setMessage, isBusy, run };
}

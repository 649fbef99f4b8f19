/** Asks the machine that the editor runs on. */

/** @throws Error with what it answered, in words */
async function answerOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const value: unknown = isJson ? await response.json() : { error: await response.text() };
  if (response.ok) return value;
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

/** Sends JSON to an action. */
export const send = (action: string, body: unknown, signal?: AbortSignal) =>
  fetch(`/_edit/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

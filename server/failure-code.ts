/**
 * What a failure is called in the store, the log and answers: its code, with the reply of a mail server if there is one, or
 * its name. Never its message, which may quote a visitor or name a receiver.
 */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${error.responseCode}` : code;
}

/**
 * An error that the operator can fix: a wrong setting, a missing build, a port in use, a damaged backup. Only its message is
 * printed, one line without a full stop. Any other error is printed with its stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/**
 * The code of a failure for the store, the log and answers: the error's code, with a mail server's reply code if any, or
 * else its name. Never its message, which may quote a visitor or name a recipient.
 */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${error.responseCode}` : code;
}

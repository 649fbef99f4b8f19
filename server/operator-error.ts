/**
 * An error that the operator can fix: a wrong setting, a missing build, a port in use, a damaged backup. Only its message is
 * printed, one line without a full stop. Any other error is printed with its stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

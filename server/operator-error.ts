/**
 * Something that the operator can mend: a wrong setting, a missing build, a port in use, a damaged backup. Its message is one
 * line without a full stop and is all that is printed; any other error keeps its stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

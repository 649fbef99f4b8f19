/**
 * A reason not to start that the operator can act on: a wrong setting, a missing build, a port in use.
 * Its message is one line without a full stop and is all that is printed; any other error keeps its stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}

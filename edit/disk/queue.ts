/** Runs tasks one at a time, in the order of the calls. @returns a function that queues a task and resolves with its result */
export function makeQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

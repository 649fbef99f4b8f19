/** Does one thing after the other, in the order in which they are asked for. @returns what queues a piece of work and resolves with its result */
export function makeQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

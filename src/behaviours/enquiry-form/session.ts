/** What `act` returns, or nothing where the browser blocks storage: the form works without, but its draft is lost on a reload. */
function ifAllowed<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Session storage of this script's entries. */
export const session = {
  read: <Value>(key: string) =>
    ifAllowed(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? undefined,
  write: (key: string, value: unknown) =>
    ifAllowed(() => sessionStorage.setItem(key, JSON.stringify(value))),
  remove: (key: string) => ifAllowed(() => sessionStorage.removeItem(key)),
};

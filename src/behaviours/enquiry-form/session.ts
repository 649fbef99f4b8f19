/** Session storage, as far as the browser grants it. */
export const session = {
  read<Value>(key: string): Value | undefined {
    try {
      // Nobody but this script writes these entries.
      return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: unknown) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Without storage nothing survives a reload; the form works all the same.
    }
  },
  remove(key: string) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is nothing to remove then.
    }
  },
};

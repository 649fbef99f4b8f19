/** Session storage; does nothing where the browser blocks it. */
export const session = {
  read<Value>(key: string): Value | undefined {
    try {
      // Only this script writes these entries.
      return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: unknown) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Without storage the draft is lost on a reload; the form still works.
    }
  },
  remove(key: string) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};

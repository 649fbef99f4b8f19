/** Counts wrong passwords: after five of one name, or from one address, the next has to wait. */

const MOST = 5;
/** How long the next try has to wait, and how long a wrong one counts, in ms. */
export const WAIT = 15 * 60_000;

/** Wrong tries by whom they count for. */
export function countTries() {
  const wrong = new Map<string, { count: number; until: number }>();
  const current = (of: string) => {
    const found = wrong.get(of);
    return found && found.until > Date.now() ? found : undefined;
  };
  return {
    /** Whether another try has to wait. */
    mustWait: (...whom: readonly string[]) => whom.some((of) => (current(of)?.count ?? 0) >= MOST),
    /** Notes a try before its password is known to be right, so that tries at once don't slip through. */
    note: (...whom: readonly string[]) => {
      for (const [of, { until }] of wrong) if (until <= Date.now()) wrong.delete(of);
      for (const of of whom) {
        wrong.set(of, { count: (current(of)?.count ?? 0) + 1, until: Date.now() + WAIT });
      }
    },
    /** Takes back a try whose password was right: the name's are forgotten, the address keeps those of other names. */
    wasRight: (name: string, address: string) => {
      wrong.delete(name);
      const found = current(address);
      if (found) wrong.set(address, { ...found, count: found.count - 1 });
    },
  };
}

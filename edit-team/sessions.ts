/**
 * Who is signed in: a file for each session, so that the owner can list and end them while the editor runs. And who has tried in
 * vain.
 */
import { hash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** How long a session lasts at most, and how long without a request, in ms. */
const LONGEST = 12 * 60 * 60_000;
const IDLE = 2 * 60 * 60_000;

const kept = z.object({
  id: z.string(),
  /** The hash of the password's hash that it was begun with: another password ends it. */
  password: z.string(),
  /** In ms since 1970. */
  began: z.number(),
});

/** A session that goes on. */
export interface Session extends z.output<typeof kept> {
  /** When it was last asked for something, in ms since 1970. */
  readonly seen: number;
}

/** Neither token nor password can be told from what is kept. */
const hashOf = (text: string) => hash('sha256', text);

/** What a file holds; undefined for one that was cut short, as by a full disk. */
function contentOf(file: string) {
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** @param folder where they lie; only this account can read it */
export function keepSessions(folder: string) {
  const fileOf = (token: string) => join(folder, hashOf(token));
  const end = (file: string) => rmSync(file, { force: true });
  /** The session of a file; undefined for one that is not there, or over. */
  const read = (file: string): Session | undefined => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const data = contentOf(file);
    const [now, seen] = [Date.now(), stats.mtimeMs];
    if (data && now - data.began <= LONGEST && now - seen <= IDLE) return { ...data, seen };
    end(file);
    return undefined;
  };
  const touch = (file: string) => utimesSync(file, Date.now() / 1000, Date.now() / 1000);
  const all = () =>
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
      const file = join(folder, name);
      const session = read(file);
      return session ? [{ file, session }] : [];
    });
  return {
    /** @returns the token that stands for the session */
    begin: (id: string, password: string): string => {
      all(); // those that are over go
      const token = randomBytes(32).toString('base64url');
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const session = { id, password: hashOf(password), began: Date.now() };
      writeFileSync(fileOf(token), JSON.stringify(session), { mode: 0o600 });
      touch(fileOf(token));
      return token;
    },
    /**
     * Who a token stands for; undefined for none, and for one that is over.
     * @param passwordOf the hash of somebody's password as it is now
     */
    who: (token: string, passwordOf: (id: string) => string | undefined): string | undefined => {
      const file = fileOf(token);
      const session = read(file);
      if (!session) return undefined;
      if (hashOf(passwordOf(session.id) ?? '') !== session.password) {
        end(file);
        return undefined;
      }
      touch(file);
      return session.id;
    },
    end: (token: string) => end(fileOf(token)),
    /** Those that go on, the oldest first. */
    list: (): Session[] =>
      all()
        .map(({ session }) => session)
        .sort((one, other) => one.began - other.began),
    /** Ends all of somebody's. @returns how many there were */
    endAll: (id: string): number => {
      const own = all().filter(({ session }) => session.id === id);
      for (const { file } of own) end(file);
      return own.length;
    },
  };
}

/** Wrong passwords of one name, or from one address, after which the next has to wait. */
const MOST = 5;
/** How long the next try has to wait, and how long a wrong one counts, in ms. */
export const WAIT = 15 * 60_000;

/** Counts wrong passwords, by whom they count for. */
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

/**
 * Keeps each session in a file, so that the owner can list and end sessions while the editor runs. Counts wrong passwords.
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

/** The longest session, and the longest time without a request, in ms. */
const LONGEST = 12 * 60 * 60_000;
const IDLE = 2 * 60 * 60_000;

const kept = z.object({
  id: z.string(),
  /** The hash of the password hash at sign-in: a new password ends the session. */
  password: z.string(),
  /** Time of sign-in, in ms since 1970. */
  began: z.number(),
});

/** A session that has not expired. */
export interface Session extends z.output<typeof kept> {
  /** Time of the last request, in ms since 1970. */
  readonly seen: number;
}

/** The files hold only hashes, from which neither token nor password can be recovered. */
const hashOf = (text: string) => hash('sha256', text);

/** The content of a file; undefined if it was cut short, as by a full disk. */
function contentOf(file: string) {
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** @param folder for the session files, readable by this account only */
export function keepSessions(folder: string) {
  const fileOf = (token: string) => join(folder, hashOf(token));
  const end = (file: string) => rmSync(file, { force: true });
  /** The session in a file; undefined if it doesn't exist or has expired. */
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
    /** @returns the session's token */
    begin: (id: string, password: string): string => {
      all(); // removes expired sessions
      const token = randomBytes(32).toString('base64url');
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const session = { id, password: hashOf(password), began: Date.now() };
      writeFileSync(fileOf(token), JSON.stringify(session), { mode: 0o600 });
      touch(fileOf(token));
      return token;
    },
    /**
     * The sign-in name for a token; undefined if there is no session or it has expired.
     * @param passwordOf returns the present password hash of a sign-in name
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
    /** The sessions that have not expired, oldest first. */
    list: (): Session[] =>
      all()
        .map(({ session }) => session)
        .sort((one, other) => one.began - other.began),
    /** Ends all sessions of a person. @returns how many there were */
    endAll: (id: string): number => {
      const own = all().filter(({ session }) => session.id === id);
      for (const { file } of own) end(file);
      return own.length;
    },
  };
}

/** Wrong passwords for one name, or from one address, after which the next try has to wait. */
const MOST = 5;
/** How long the next try has to wait, and how long a wrong password counts, in ms. */
export const WAIT = 15 * 60_000;

/** Counts wrong passwords by name and by address. */
export function countTries() {
  const wrong = new Map<string, { count: number; until: number }>();
  const current = (of: string) => {
    const found = wrong.get(of);
    return found && found.until > Date.now() ? found : undefined;
  };
  return {
    /** Whether another try has to wait. */
    mustWait: (...whom: readonly string[]) => whom.some((of) => (current(of)?.count ?? 0) >= MOST),
    /** Counts a try before its password is checked, so that simultaneous tries don't escape the limit. */
    note: (...whom: readonly string[]) => {
      for (const [of, { until }] of wrong) if (until <= Date.now()) wrong.delete(of);
      for (const of of whom) {
        wrong.set(of, { count: (current(of)?.count ?? 0) + 1, until: Date.now() + WAIT });
      }
    },
    /** Removes a successful try: clears the count of the name, and takes one off that of the address. */
    wasRight: (name: string, address: string) => {
      wrong.delete(name);
      const found = current(address);
      if (found) wrong.set(address, { ...found, count: found.count - 1 });
    },
  };
}

/** Who is signed in. Kept in memory: after a restart everybody signs in again, and no draft is lost. */
import { createHash, randomBytes } from 'node:crypto';

/** How long a session lasts at most, and how long without a request, in ms. */
const LONGEST = 12 * 60 * 60_000;
const IDLE = 2 * 60 * 60_000;

interface Session {
  readonly id: string;
  /** The hash of the password it was begun with: another password ends it. */
  readonly password: string;
  readonly began: number;
  seen: number;
}

/** A token is kept as its hash, so that what the memory holds opens nothing. */
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64');

export function keepSessions() {
  const sessions = new Map<string, Session>();
  const isOver = ({ began, seen }: Session) =>
    Date.now() - began > LONGEST || Date.now() - seen > IDLE;
  return {
    /** @returns the token that stands for the session */
    begin: (id: string, password: string): string => {
      for (const [key, session] of sessions) if (isOver(session)) sessions.delete(key);
      const token = randomBytes(32).toString('base64url');
      const now = Date.now();
      sessions.set(keyOf(token), { id, password, began: now, seen: now });
      return token;
    },
    /**
     * Who a token stands for; undefined for none, and for one that is over.
     * @param passwordOf the hash of somebody's password as it is now
     */
    who: (token: string, passwordOf: (id: string) => string | undefined): string | undefined => {
      const session = sessions.get(keyOf(token));
      if (!session) return undefined;
      if (isOver(session) || passwordOf(session.id) !== session.password) {
        sessions.delete(keyOf(token));
        return undefined;
      }
      session.seen = Date.now();
      return session.id;
    },
    end: (token: string) => sessions.delete(keyOf(token)),
  };
}

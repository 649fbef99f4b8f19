import type { DigestCounts, DigestStore } from './enquiry-store.ts';
import type { Run } from './sql.ts';

/** A week as bytes that are in the order of time. */
const weekValue = (week: number): Uint8Array => Buffer.from(new Date(week).toISOString());

/** What a database knows for the mail about a week. */
export const digestsIn = (run: Run): DigestStore => ({
  async count(from, to) {
    const [rows] = await run([
      [
        `SELECT
           (SELECT count(*) FROM enquiries
            WHERE status = 'new' AND received_at >= $1 AND received_at < $2) AS enquiries,
           (SELECT count(*) FROM enquiries WHERE status = 'spam') AS spam,
           (SELECT count(*) FROM outbox WHERE state = 'pending') AS waiting,
           (SELECT count(*) FROM outbox WHERE state = 'dead') AS dead`,
        [from, to],
      ],
    ]);
    const count = (name: keyof DigestCounts) => Number(rows?.[0]?.[name]);
    return {
      enquiries: count('enquiries'),
      spam: count('spam'),
      waiting: count('waiting'),
      dead: count('dead'),
    };
  },

  async claim(week) {
    const value = weekValue(week);
    const [, claimed] = await run([
      ["INSERT INTO settings VALUES ('digest', $1) ON CONFLICT DO NOTHING", [value]],
      [
        "UPDATE settings SET value = $1 WHERE name = 'digest' AND value < $1 RETURNING name",
        [value],
      ],
    ]);
    return claimed?.length === 1;
  },

  async giveBack(week) {
    await run([["UPDATE settings SET value = $1 WHERE name = 'digest'", [weekValue(week)]]]);
  },
});

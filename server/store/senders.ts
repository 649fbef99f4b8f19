import type { SenderStore } from './enquiry-store.ts';
import type { Run, Statement } from './sql.ts';

const HOUR = 60 * 60 * 1000;

/** Forgets who has sent nothing for an hour: they begin anew anyway. */
export const forgetQuiet = (now: number): Statement => [
  'DELETE FROM senders WHERE even_time <= $1',
  [now],
];

/** The senders in a database. */
export const sendersIn = (run: Run): SenderStore => ({
  async takeTurn(key, interval, now) {
    // When all that was sent would have come at an even pace: at most an hour from now, this one included.
    // Whoever was quiet for long begins now.
    const [time, step] = ['CAST($2 AS BIGINT)', 'CAST($3 AS BIGINT)'];
    const next = `CASE WHEN known.even_time > ${time} THEN known.even_time ELSE ${time} END + ${step}`;
    const [passed] = await run([
      [
        `INSERT INTO senders AS known VALUES ($1, ${time} + ${step})
         ON CONFLICT (sender) DO UPDATE SET even_time = ${next} WHERE ${next} <= $4
         RETURNING sender`,
        [key, now, interval, now + HOUR],
      ],
    ]);
    if (passed?.length === 1) return 0;
    const [known] = await run([['SELECT even_time FROM senders WHERE sender = $1', [key]]]);
    return Math.max(1, Number(known?.[0]?.even_time) + interval - now - HOUR);
  },
});

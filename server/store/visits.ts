import type { VisitStore } from './enquiry-store.ts';
import type { Run, Statement } from './sql.ts';

/** Milliseconds for which visits are kept: a year and a month, to compare with. */
const VISITS_KEPT = 400 * 24 * 60 * 60 * 1000;

/** The visits in a database. */
export const visitsIn = (run: Run): VisitStore => ({
  async add(counts) {
    const oldest = new Date(Date.now() - VISITS_KEPT).toISOString().slice(0, 10);
    await run([
      ['DELETE FROM visits WHERE day < $1', [oldest]],
      ...counts.map(
        ({ day, kind, name, count }): Statement => [
          `INSERT INTO visits VALUES ($1, $2, $3, $4)
           ON CONFLICT (day, kind, name) DO UPDATE SET visits = visits.visits + excluded.visits`,
          [day, kind, name, count],
        ],
      ),
    ]);
  },

  async since(day) {
    const [rows = []] = await run([
      ['SELECT * FROM visits WHERE day >= $1 ORDER BY day, kind, name', [day]],
    ]);
    return rows.map(({ day, kind, name, visits }) => ({
      day: String(day),
      kind: kind === 'host' ? 'host' : 'page',
      name: String(name),
      count: Number(visits),
    }));
  },
});

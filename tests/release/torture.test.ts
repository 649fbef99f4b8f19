import { describe, expect, test } from 'vitest';
import type { Figure } from '../../bench/report.ts';
import { runCrash, traceFlushes } from '../../bench/torture/crash-run.ts';
import { judgeFloods, runFloods } from '../../bench/torture/flood-run.ts';
import { runInput } from '../../bench/torture/input-run.ts';

/** Time limit in ms: the tests start servers and wait for leases to end, which takes long on a busy machine. */
const LIMIT = 900_000;

/** Short forms of `npm run bench -- --crash` and the like. */
const RUNS: readonly (readonly [what: string, run: () => Promise<Figure[]>])[] = [
  [
    'SQLite loses no acknowledged form when the server is killed',
    () => runCrash({ kind: 'sqlite', kills: 3, databaseKills: 0 }),
  ],
  [
    'Postgres loses none when the server or the database is killed',
    () => runCrash({ kind: 'postgres', kills: 1, databaseKills: 1 }),
  ],
  ['floods keep nobody from the site', async () => judgeFloods(await runFloods(0.2))],
  ['malformed requests are refused', () => runInput(300)],
  ['each acknowledgement follows a flush to disk', () => traceFlushes(5)],
];

describe.concurrent('short torture', { timeout: LIMIT }, () => {
  test.each(RUNS)('%s', async (_, run) => {
    expect((await run()).filter(({ ok }) => ok === false)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Figure } from '../../bench/report.ts';
import { runCrash, traceFlushes } from '../../bench/torture/crash-run.ts';
import { judgeFloods, runFloods } from '../../bench/torture/flood-run.ts';
import { runInput } from '../../bench/torture/input-run.ts';
import { programs } from '../programs.ts';

/** Time limit in ms: the tests start servers and wait for leases to end, which takes long on a busy machine. */
const LIMIT = 900_000;

const progress = () => {};
const failures = (figures: Figure[]) => figures.filter(({ ok }) => ok === false);

/** Short forms of `npm run bench -- --crash` and the like. */
describe.concurrent('short torture', { timeout: LIMIT }, () => {
  test('SQLite under kill -9', async () => {
    expect(
      failures(await runCrash({ kind: 'sqlite', kills: 3, databaseKills: 0, progress })),
    ).toEqual([]);
  });

  test('Postgres under kill -9, of the server and of the database', async () => {
    expect(
      failures(await runCrash({ kind: 'postgres', kills: 1, databaseKills: 1, progress })),
    ).toEqual([]);
  });

  // Reported as skipped on systems without strace, such as macOS and Windows.
  test.skipIf(!programs.strace)('a flush to disk before each acknowledgement', async () => {
    expect(failures(await traceFlushes(5))).toEqual([]);
  });

  test('floods', async () => {
    expect(failures(judgeFloods(await runFloods(0.2, progress)))).toEqual([]);
  });

  test('malformed requests', async () => {
    expect(failures(await runInput(300))).toEqual([]);
  });
});

/** `npm run bench -- --crash`, `--flood` and `--input`: stress tests of the server. */
import process from 'node:process';
import { report, writeResult } from '../report.ts';
import { runCrash, traceFlushes } from './crash-run.ts';
import { judgeFloods, runFloods } from './flood-run.ts';
import { runInput } from './input-run.ts';
import { runSlow } from './slow-run.ts';

async function crash() {
  const sqlite = await runCrash({ kind: 'sqlite', kills: 200, databaseKills: 0 });
  report('SQLite, 200 times kill -9', sqlite);
  report(
    'Postgres, 40 times kill -9 of the server and 15 times of the database',
    await runCrash({ kind: 'postgres', kills: 40, databaseKills: 15 }),
  );
  report('System calls', await traceFlushes(50));
}

/** Takes two minutes; needs Linux. */
async function flood() {
  const results = await runFloods(1);
  report('Floods', judgeFloods(results, true));
  const sum = (part: 'served' | 'missed' | 'lost') =>
    results.reduce((total, each) => total + each[part], 0);
  writeResult('floods', {
    figures: [
      {
        what: `Most memory of the server in any of ${results.length} floods`,
        found: `${Math.max(...results.map(({ peak }) => peak)).toFixed()} MB`,
        wanted: 'at most 300 MB',
      },
      {
        what: 'Good visitors served, turned away; forms acknowledged and lost, in all of them',
        found: `${sum('served')}, ${sum('missed')}, ${sum('lost')}`,
        wanted: '0 turned away, 0 lost',
      },
    ],
    rows: results,
  });
}

/** @param seed the seed of the first fuzzed request */
async function input(seed = '1') {
  report('Malformed requests', await runInput(10_000, Number(seed)));
  report('Slow connections: 50 of each kind, 10,000 silent ones', await runSlow(50, 10_000));
}

const RUNS: Readonly<Record<string, (seed?: string) => Promise<void>>> = { crash, flood, input };
const [name = '', seed] = process.argv.slice(2);
await RUNS[name]?.(seed);

/** `npm run bench -- --crash`, `--flood`, `--input`, `--instances` and `--mail`: what the server withstands. */
import process from 'node:process';
import { writeResult } from '../report.ts';
import { runBackups } from './backup-run.ts';
import { runCrash, traceFlushes } from './crash-run.ts';
import { runDeletions } from './delete-run.ts';
import { judgeFloods, judgeTimes, runFloods } from './flood-run.ts';
import { report } from './harness.ts';
import { runInput } from './input-run.ts';
import { runInstances } from './instances-run.ts';
import { runMail, runStop, TROUBLES } from './mail-run.ts';
import { runSlow } from './slow-run.ts';

const progress = (line: string) => console.log(line);

/** Takes some minutes. */
async function crash() {
  report(
    'SQLite, 200 times kill -9',
    await runCrash({ kind: 'sqlite', kills: 200, databaseKills: 0, progress }),
  );
  report(
    'Postgres, 40 times kill -9 of the server and 15 times of the database',
    await runCrash({ kind: 'postgres', kills: 40, databaseKills: 15, progress }),
  );
  report('Deleted while mails are written, 20 times kill -9', await runDeletions(20));
  report('Backups under load', await runBackups(10));
  report('System calls', await traceFlushes(50));
}

/** Takes two minutes; needs Linux. */
async function flood() {
  const results = await runFloods(1, progress);
  report('Floods', [...judgeFloods(results), ...judgeTimes(results)]);
  writeResult('floods', {
    figures: [
      {
        what: `Most memory of the server in any of ${results.length} floods`,
        found: `${Math.max(...results.map(({ peak }) => peak)).toFixed()} MB`,
        wanted: 'at most 300 MB',
      },
      {
        what: 'Good visitors served, turned away; forms acknowledged and lost, in all of them',
        found: ['served', 'missed', 'lost']
          .map((part) => results.reduce((sum, each) => sum + each[part as 'served'], 0)) // each is a count
          .join(', '),
        wanted: '0 turned away, 0 lost',
      },
    ],
    rows: results,
  });
}

/** @param seed where the fuzzing starts */
async function input(seed = '1') {
  report('Malformed requests', await runInput(10_000, Number(seed)));
  report('Slow connections: 50 of each kind, 10,000 silent ones', await runSlow(50, 10_000));
}

async function instances() {
  report('Four instances on Postgres', await runInstances(1_000));
}

async function mail() {
  report('Mail servers in trouble', await runMail(60, Object.keys(TROUBLES)));
  report('A clean stop with mails under way', await runStop(10));
}

const RUNS: Readonly<Record<string, (seed?: string) => Promise<void>>> = {
  crash,
  flood,
  input,
  instances,
  mail,
};
const [name = '', seed] = process.argv.slice(2);
await RUNS[name]?.(seed);

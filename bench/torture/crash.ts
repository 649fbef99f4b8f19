/** `npm run bench -- --crash`: nothing that was acknowledged is lost, whatever is killed. Takes some minutes. */

import { runBackups } from './backup-run.ts';
import { runCrash, traceFlushes } from './crash-run.ts';
import { runDeletions } from './delete-run.ts';
import { report } from './harness.ts';

const progress = (line: string) => console.log(line);

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

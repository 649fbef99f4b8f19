/** `npm run bench -- --instances`: four instances on one Postgres do each job once. */
import { report } from './harness.ts';
import { runInstances } from './instances-run.ts';

const FORMS = 1_000;

report('Four instances on Postgres', await runInstances(FORMS));

/** `npm run bench -- --input`: every malformed request gets a clear answer, every slow one an end. `-- --input SEED` starts the fuzzing elsewhere. */
import process from 'node:process';
import { report } from './harness.ts';
import { runInput } from './input-run.ts';
import { runSlow } from './slow-run.ts';

const FUZZED = 10_000;

/** Connections held open: of each slow kind, and silent ones. */
const SLOW = 50;
const SILENT = 10_000;

report('Malformed requests', await runInput(FUZZED, Number(process.argv[2] ?? 1)));
report('Slow connections', await runSlow(SLOW, SILENT));

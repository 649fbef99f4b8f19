/**
 * `npm run check` and `npm run bench`: runs the program for the first option.
 *
 *     node tools/by-option.ts check|bench [--OPTION] [ARGUMENT…]
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Programs with their arguments, by command and option. The empty option is the default. */
const PROGRAMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  check: {
    '': 'tools/check.ts',
    '--fix': 'node_modules/@biomejs/biome/bin/biome check --write .',
    '--publish': 'tools/check-content.ts --publish',
    '--audit': 'tools/audit.ts',
    '--licences': 'tools/licences.ts',
  },
  bench: {
    '': 'bench/pages.ts',
    '--rates': 'bench/rates.ts',
    '--growth': 'bench/growth.ts',
    '--typing': 'bench/typing.ts',
    '--crash': 'bench/torture/crash-run.ts',
    '--flood': 'bench/torture/flood-run.ts',
    '--input': 'bench/torture/input-run.ts',
  },
};

const [command = '', ...args] = process.argv.slice(2);
const programs = PROGRAMS[command] ?? {};
const option = args[0]?.startsWith('--') ? args.shift() : '';
const program = programs[option ?? ''];
if (!program) {
  const known = Object.keys(programs).filter(Boolean).join(', ');
  console.error(`npm run ${command} has no option ${option}: there are ${known}`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [...program.split(' '), ...args], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

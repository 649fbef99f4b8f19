/** The owner's command line: `npm run enquiries -- help`. */
import { runCommand } from './cli/run.ts';

// `… | head` closes the pipe before everything is written. On a full disk an export is incomplete.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') process.stderr.write(`${message}\n`);
  process.exit(code === 'EPIPE' ? 0 : 1);
});

const { code, out, error } = await runCommand(process.argv.slice(2), process.env);
if (out) process.stdout.write(out);
if (error) process.stderr.write(error);
process.exitCode = code;

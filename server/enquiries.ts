/** The owner's command line: `npm run enquiries -- help`. */
import { runCommand } from './cli/run.ts';

// `… | head` closes the pipe before everything is written.
process.stdout.on('error', () => process.exit(0));

const { code, out, error } = await runCommand(process.argv.slice(2), process.env);
if (out) process.stdout.write(out);
if (error) process.stderr.write(error);
process.exitCode = code;

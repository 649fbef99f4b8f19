/** `npm run check -- --publish`: lists sample content with file and line, and exits with 1 if there is any. */
import process from 'node:process';
import { readContent } from '../src/content/check.ts';
import { listSamples } from '../src/content/samples.ts';

if (listSamples(readContent('.')) > 0) process.exitCode = 1;

/**
 * `npm run check -- --publish`: what of content/ must not go live, with file and line. Exit code 1 while there is any.
 */
import process from 'node:process';
import { readContent } from '../src/content/check.ts';
import { listSamples } from '../src/content/samples.ts';

if (listSamples(readContent('.')) > 0) process.exitCode = 1;

/** `npm run publish-check`: what of content/ must not go live, with file and line. Exit code 1 while there is any. */
import process from 'node:process';
import { formatProblem } from '../src/content/problem.ts';
import { findSamples, samplesLine } from '../src/content/samples.ts';

const samples = findSamples('.');
for (const sample of samples) console.log(formatProblem(sample));
console.log(samplesLine(samples.length));
if (samples.length > 0) process.exitCode = 1;

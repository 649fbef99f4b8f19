/**
 * `npm run check -- --publish`: what of content/ must not go live, with file and line. Exit code 1 while there is any.
 */
import process from 'node:process';
import { type Content, readContent } from '../src/content/check.ts';
import { findSamples, samplesLine } from '../src/content/samples.ts';
import { formatProblem } from '../src/schema/problem.ts';

/** Prints every sample and placeholder, and how many there are. @returns that number */
export function listSamples(content: Content): number {
  const samples = findSamples(content);
  for (const sample of samples) console.log(formatProblem(sample));
  console.log(samplesLine(samples.length));
  return samples.length;
}

if (import.meta.main && listSamples(readContent('.')) > 0) process.exitCode = 1;

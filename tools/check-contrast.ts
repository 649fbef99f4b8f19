/** Measures every pair of colours of brand/brand.yaml: part of `npm run check`. */
import process from 'node:process';
import { brandColours } from '../art/brand.ts';
import { failing, pairLine, pairsOf } from '../art/contrast.ts';

const pairs = pairsOf(brandColours());
const faults = failing(pairs);
if (faults.length > 0) {
  console.error(faults.map(pairLine).join('\n'));
  process.exitCode = 1;
} else {
  console.log(`contrast: ${pairs.length} pairs hold`);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const README = join(import.meta.dirname, 'README.md');

/**
 * Replaces what stands between the markers of a block in bench/README.md.
 *
 * @param name as in `<!-- name:start -->`
 */
export function writeBlock(name: string, lines: readonly string[]): void {
  const text = readFileSync(README, 'utf8');
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const before = text.slice(0, text.indexOf(start) + start.length);
  const after = text.slice(text.indexOf(end));
  writeFileSync(README, `${before}\n${lines.join('\n')}\n${after}`);
}

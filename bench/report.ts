/** Writes measurements into bench/README.md, each between its own pair of marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';

const REPORT = 'bench/README.md';

/** When and on what was measured, for the line above a table. */
export const circumstances = () =>
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores`;

/** Replaces what stands between `<!-- name:start -->` and `<!-- name:end -->`, and prints it. */
export function writeReport(name: string, lines: readonly string[]): void {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const report = readFileSync(REPORT, 'utf8');
  const before = report.slice(0, report.indexOf(start) + start.length);
  const after = report.slice(report.indexOf(end));
  writeFileSync(REPORT, `${before}\n${lines.join('\n')}\n${after}`);
  console.log(lines.join('\n'));
}

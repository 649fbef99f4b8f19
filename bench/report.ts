/** Statistics and reports: writes measurements into bench/results.json, and from it the table in bench/README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import process from 'node:process';

const RESULTS = 'bench/results.json';
const README = 'bench/README.md';

/** A quantile of values: 0 is the lowest, 0.5 the median. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;

/** A number for display, without decimals. */
export const whole = (number: number) => Math.round(number).toLocaleString('en-GB');

/** A line of the table: what was measured, the result, and the target if there is one. */
export interface Figure {
  readonly what: string;
  readonly found: string;
  readonly wanted?: string;
  /** Whether the target is met, if the command checks it. */
  readonly ok?: boolean;
}

interface Result {
  readonly date: string;
  readonly machine: string;
  readonly figures: readonly Figure[];
  /** The detailed results: a row for each page, size or attack. */
  readonly rows: readonly object[];
}

const readResults = () => JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Result>; // written here

/** The rows that a command recorded at its last run. */
export const lastRows = <Row>(name: string) => (readResults()[name]?.rows ?? []) as readonly Row[]; // written by that command

/** JSON with a line for each figure and row, so that diffs are readable. */
function inLines(results: Record<string, Result>): string {
  const list = (all: readonly object[]) =>
    all.map((each) => `\n    ${JSON.stringify(each)}`).join();
  const parts = Object.entries(results).map(([name, { date, machine, figures, rows }]) => {
    const [on, by] = [date, machine].map((text) => JSON.stringify(text));
    return `  "${name}": {"date": ${on}, "machine": ${by}, "figures": [${list(figures)}\n  ], "rows": [${list(rows)}\n  ]}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** Records a command's results in place of its previous ones, and prints them. */
export function writeResult(name: string, { figures, rows }: Pick<Result, 'figures' | 'rows'>) {
  const results = readResults();
  const [load = 0] = loadavg();
  const machine = `Node ${process.versions.node}, ${availableParallelism()} cores, load ${load.toFixed()}`;
  const kept = figures.map(({ ok: _, ...figure }) => figure);
  results[name] = { date: new Date().toISOString().slice(0, 10), machine, figures: kept, rows };
  writeFileSync(RESULTS, inLines(results));
  const lines = Object.values(results).flatMap(({ date, figures }) =>
    figures.map(({ what, found, wanted = '' }) => `| ${what} | ${found} | ${wanted} | ${date} |`),
  );
  const [before] = readFileSync(README, 'utf8').split('| Measured |');
  writeFileSync(
    README,
    `${before}${['| Measured | Result | Wanted | On |', '|---|---|---|---|', ...lines].join('\n')}\n`,
  );
  report(name, figures);
}

/** Prints figures. Sets exit code 1 if a target is missed. */
export function report(title: string, figures: readonly Figure[]) {
  console.log(`\n${title}`);
  for (const { what, found, wanted, ok } of figures) {
    const mark = ok === undefined ? '' : ok ? 'ok' : 'FAILED';
    console.log(`${mark.padEnd(6)} ${what}: ${found}${wanted ? ` (wanted: ${wanted})` : ''}`);
    if (ok === false) process.exitCode = 1;
  }
}

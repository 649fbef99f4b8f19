/** Statistics; writes measurements into bench/results.json, and the table of bench/README.md from all that stand there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import process from 'node:process';

const RESULTS = 'bench/results.json';
const README = 'bench/README.md';

/** The value below which a share of all lie: 0 is the lowest, 0.5 the median. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;

/** A number as it is written, without decimals. */
export const whole = (number: number) => Math.round(number).toLocaleString('en-GB');

/** A line of the table: what was measured, what came out, and what is wanted where something is. */
export interface Figure {
  readonly what: string;
  readonly found: string;
  readonly wanted?: string;
  /** Whether it is as wanted, where the command judges it. */
  readonly ok?: boolean;
}

interface Result {
  readonly date: string;
  /** What it ran on. */
  readonly machine: string;
  readonly figures: readonly Figure[];
  /** Everything behind the figures, a row for each page, size or attack. */
  readonly rows: readonly object[];
}

const readResults = () => JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Result>; // written here

/** The rows that a command kept when it was last run. */
export const lastRows = <Row>(name: string) => (readResults()[name]?.rows ?? []) as readonly Row[]; // written by that command

/** JSON with a line for each figure and row, so that what differs between two records is seen. */
function inLines(results: Record<string, Result>): string {
  const list = (all: readonly object[]) =>
    all.map((each) => `\n    ${JSON.stringify(each)}`).join();
  const parts = Object.entries(results).map(([name, { date, machine, figures, rows }]) => {
    const [on, by] = [date, machine].map((text) => JSON.stringify(text));
    return `  "${name}": {"date": ${on}, "machine": ${by}, "figures": [${list(figures)}\n  ], "rows": [${list(rows)}\n  ]}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** Keeps what a command has measured, in the place of what it measured before, and reports it. */
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

/** Prints figures; exits with 1 where one isn't as wanted. */
export function report(title: string, figures: readonly Figure[]) {
  console.log(`\n${title}`);
  for (const { what, found, wanted, ok } of figures) {
    const mark = ok === undefined ? '' : ok ? 'ok' : 'FAILED';
    console.log(`${mark.padEnd(6)} ${what}: ${found}${wanted ? ` (wanted: ${wanted})` : ''}`);
    if (ok === false) process.exitCode = 1;
  }
}

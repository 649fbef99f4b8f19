/**
 * `npm run bench -- --growth`: measures the time and memory of a build with 28, 280 and 2,800 more pages, made from existing
 * records. Each is a first build in a temporary copy of the project. Only the plates are reused, since their number doesn't
 * depend on the number of pages.
 *
 *     npm run bench -- --growth [numbers of pages]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { parse, stringify } from 'yaml';
import { copySite } from '../tests/site-copy.ts';
import { type Figure, whole, writeResult } from './report.ts';

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [28, 280, 2800];

const RECORDS = 'content/{services,industries,pages/company}/*.yaml';

/** Loaded into every process of the build, to measure its resources. */
const METER = import.meta.resolve('./meter.ts');

interface PageRecord {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly unknown[];
}

/** Adds `count` pages to the content in `root`, each with its own address and title. */
function addPages(root: string, count: number): void {
  // The content check guarantees the shape of these files.
  const records = globSync(RECORDS, { cwd: root })
    .sort()
    .map((file) => parse(readFileSync(join(root, file), 'utf8')) as PageRecord);
  const folder = join(root, 'content/pages/generated');
  mkdirSync(folder);
  for (let page = 0; page < count; page++) {
    const record = records[page % records.length];
    if (!record) throw new Error(`no record matches ${RECORDS}`);
    const { name, title, description, sections } = record;
    const number = `${page + 1}`;
    const head = { name, title: `${title.slice(0, 50)} ${number}`, description };
    writeFileSync(join(folder, `page-${number}.yaml`), stringify({ ...head, sections }));
  }
}

/** Builds a copy of the project with `pages` more pages. @returns seconds, of each step and in all, and the most memory in MB */
async function build(pages: number) {
  const root = mkdtempSync(join(tmpdir(), 'growth-'));
  copySite(root, { content: 'content', without: ['bench', 'docs', 'tests'] });
  addPages(root, pages);

  const meter = join(root, 'meter.jsonl');
  const started = performance.now();
  const child = spawn(process.execPath, ['site-build/build.ts'], {
    cwd: root,
    env: { ...process.env, METER: meter, NODE_OPTIONS: `--import ${METER}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const steps: Record<string, number> = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const [, step, seconds] = /^([\w ]+): .*, ([\d.]+) s$/.exec(line) ?? [];
    if (step !== undefined) steps[step] = Number(seconds);
  }
  const [status] = await exited;
  const total = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`the build with ${pages} more pages failed; see ${root}`);
  // meter.ts has written these lines.
  const used = readFileSync(meter, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  rmSync(root, { recursive: true, force: true });
  const microseconds = used.map(({ userCPUTime, systemCPUTime }) => userCPUTime + systemCPUTime);
  return {
    steps,
    total,
    /** Processor time of all processes, which doesn't depend on other work on the machine. */
    processor: microseconds.reduce((sum, each) => sum + each, 0) / 1e6,
    // Node reports units of 1024 bytes.
    memory: (Math.max(...used.map(({ maxRSS }) => maxRSS)) * 1024) / 1e6,
  };
}

const figures: Figure[] = [];
const rows = [];
for (const size of SIZES) {
  console.log(`${size} more pages …`);
  const built = await build(size);
  rows.push({ size, ...built });
  const [total, processor, memory] = [built.total, built.processor, built.memory].map(whole);
  figures.push({
    what: `A build with ${whole(size)} more pages`,
    found: `${total} s, ${processor} s of the processor, ${memory} MB`,
    ...(size === 2800 && { wanted: 'at most 120 s and 1,000 MB' }),
  });
}
writeResult('growth', { figures, rows });

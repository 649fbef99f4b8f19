/**
 * The build step `npm run art`: draws every plate of the registry into public/art/ and lists the files in
 * .cache/art/manifest.json. A plate whose parameters and generator haven't changed is not drawn again.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { CUTS, type Cut } from './cuts.ts';
import { entryOf, plateKeys, type Subject } from './registry.ts';

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, 'public/art');
const CACHE = join(ROOT, '.cache/art');
const MANIFEST = join(CACHE, 'manifest.json');

/** A plate to be drawn. `key` changes whenever the picture would. */
export interface Job {
  name: string;
  key: string;
  seed: string;
  subject: Subject;
  cut: Cut;
}

/** A plate that was drawn: its file in public/art/ and its size in pixels and in bytes on the wire. */
export interface Drawn {
  name: string;
  key: string;
  file: string;
  width: number;
  height: number;
  bytes: number;
}

/** A plate in the manifest, by `<group>/<slug>@<cut>`. */
type Manifest = Record<string, Omit<Drawn, 'name' | 'file'> & { src: string }>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The sources every picture depends on. Registry, people and cuts are part of each plate's own key instead. */
function generatorHash(): string {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.startsWith('film') &&
        !/(\.test|^(registry|people|cuts|draw|draw-worker))\.ts$/.test(file),
    )
    .sort();
  return sha256(sources.map((file) => readFileSync(join(import.meta.dirname, file))).join('\0'));
}

function allJobs(): Job[] {
  const generator = generatorHash();
  return plateKeys.flatMap((plateKey) =>
    Object.entries(entryOf(plateKey)).map(([name, subject]) => {
      const cut = name as Cut; // Object.entries forgets that an entry's keys are cuts.
      const seed = plateKey.slice(plateKey.indexOf('/') + 1);
      const key = sha256(JSON.stringify([generator, seed, subject, CUTS[cut]])).slice(0, 16);
      return { name: `${plateKey}@${cut}`, key, seed, subject, cut };
    }),
  );
}

/** What the last run wrote. A missing or unreadable manifest means that everything is drawn again. */
function lastManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8'));
  } catch {
    return {};
  }
}

/** Shares the jobs among as many threads as there are cores and reports each plate as it is finished. */
function drawAll(jobs: readonly Job[], done: (drawn: Drawn) => void): Promise<void> {
  const waiting = [...jobs].reverse();
  const draw = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
        workerData: OUTPUT,
      });
      let job: Job | undefined;
      const next = () => {
        job = waiting.pop();
        if (job) worker.postMessage(job);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (drawn: Drawn) => {
        done(drawn);
        next();
      });
      worker.on('error', (cause) => {
        waiting.length = 0;
        reject(new Error(`plate ${job?.name} could not be drawn`, { cause }));
      });
      next();
    });
  const threads = Math.min(availableParallelism(), jobs.length);
  return Promise.all(Array.from({ length: threads }, draw)).then(() => undefined);
}

/** Prints how far the drawing is: one line that is written over on a terminal, a line now and then in a log. */
function showProgress(count: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rplates ${count}/${total} …`);
  else if (count % 40 === 0) console.log(`plates ${count}/${total} …`);
}

const started = performance.now();
mkdirSync(OUTPUT, { recursive: true });
mkdirSync(CACHE, { recursive: true });
const jobs = allJobs();
const last = lastManifest();
const present = new Set(readdirSync(OUTPUT));
const manifest: Manifest = {};
const toDraw = jobs.filter(({ name, key }) => {
  const entry = last[name];
  const fresh = entry?.key === key && present.has(entry.src.slice('/art/'.length));
  if (fresh) manifest[name] = entry;
  return !fresh;
});
let count = jobs.length - toDraw.length;
await drawAll(toDraw, ({ name, file, ...entry }) => {
  manifest[name] = { src: `/art/${file}`, ...entry };
  showProgress(++count, jobs.length);
});
const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(MANIFEST, JSON.stringify(sorted, null, 1));
const wanted = new Set(Object.values(manifest).map(({ src }) => src.slice('/art/'.length)));
for (const file of present) if (!wanted.has(file)) rmSync(join(OUTPUT, file));

if (process.stdout.isTTY && toDraw.length > 0) process.stdout.write('\r');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const cached = jobs.length - toDraw.length;
console.log(`plates: ${toDraw.length} drawn, ${cached} from the cache, ${seconds} s`);

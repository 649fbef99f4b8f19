/**
 * The build step `npm run art`: draws every plate of the registry into public/art/ and lists the files in
 * .cache/art/manifest.json. A plate whose parameters and generator haven't changed is not drawn again.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { CUTS, type Cut } from './cuts.ts';
import type { Focus } from './engraver/crop.ts';
import { sourcesOf } from './engraver/subject.ts';
import { drawInThreads, drawingKey, generatorHash, showProgress } from './pool.ts';
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
  /** What of it no frame may cut away, where it shows a subject. */
  focus?: Focus;
}

/** A plate in the manifest, by `<group>/<slug>@<cut>`. */
type Manifest = Record<string, Omit<Drawn, 'name' | 'file'> & { src: string }>;

function allJobs(): Job[] {
  const generator = generatorHash();
  return plateKeys.flatMap((plateKey) =>
    Object.entries(entryOf(plateKey)).map(([name, subject]) => {
      const cut = name as Cut; // Object.entries forgets that an entry's keys are cuts.
      const seed = plateKey.slice(plateKey.indexOf('/') + 1);
      const sources = subject.kind === 'engraving' && sourcesOf(subject);
      const key = drawingKey([generator, seed, subject, sources, CUTS[cut]]);
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

/** Draws what isn't drawn yet. @returns what was done, in one line */
export async function drawPlates(): Promise<string> {
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
  const worker = new URL('./draw-worker.ts', import.meta.url);
  await drawInThreads(worker, OUTPUT, toDraw, ({ name, file, ...entry }: Drawn) => {
    manifest[name] = { src: `/art/${file}`, ...entry };
    showProgress('plates', ++count, jobs.length);
  });
  if (process.stdout.isTTY && toDraw.length > 0) process.stdout.write('\r');
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(MANIFEST, JSON.stringify(sorted, null, 1));
  const wanted = new Set(Object.values(manifest).map(({ src }) => src.slice('/art/'.length)));
  for (const file of present) if (!wanted.has(file)) rmSync(join(OUTPUT, file));
  return `${toDraw.length} drawn, ${jobs.length - toDraw.length} from the cache`;
}

if (import.meta.main) console.log(`plates: ${await drawPlates()}`);

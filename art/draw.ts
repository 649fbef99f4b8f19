/**
 * Draws plates of the registry, and what a site shows besides them, into public/art/ and lists the files in
 * .cache/art/manifest.json. A plate whose parameters and generator haven't changed is not drawn again, and stays.
 */
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import process from 'node:process';
import { entryOf, plateKeys, type Subject } from '../plates/registry.ts';
import { CUTS, type Cut, drawingName } from './cuts.ts';
import type { Focus } from './engraver/crop.ts';
import { sourcesOf } from './engraver/subject.ts';
import type { OwnDrawing, Photograph } from './own/subject.ts';
import { drawInThreads, drawingKey, generatorHash, sourcesHash } from './pool.ts';
import { PALETTE } from './themes.ts';

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, 'public/art');
const CACHE = join(ROOT, '.cache/art');
const MANIFEST = join(CACHE, 'manifest.json');
/** What the plates are before they have the colours of the brand. */
const LINES = join(CACHE, 'lines');

/** What the threads that draw are told once: the folders of finished pictures and of lines without colours. */
export interface Folders {
  readonly output: string;
  readonly lines: string;
}

/** A picture to be made. `key` changes whenever it would. */
interface AnyJob {
  name: string;
  key: string;
  /** Its path in public/art/ without the ending. */
  path: string;
  /** Whether a hash of what the file holds follows the path, instead of being in it. */
  hashed: boolean;
  cut: Cut;
}

/** A plate to be drawn. */
export interface PlateJob extends AnyJob {
  seed: string;
  subject: Subject;
  /** Changes whenever the plate would in other colours than those of the brand. */
  lines: string;
}

/** A photograph to be developed. */
export interface PhotographJob extends AnyJob {
  subject: Photograph;
}

export type Job = PlateJob | PhotographJob;

/** A plate that was drawn: its path in public/art/ and its size in pixels. */
export interface Drawn {
  name: string;
  key: string;
  file: string;
  width: number;
  height: number;
  /** What of it no frame may cut away, where it shows a subject; of a photograph only the point that is kept. */
  focus?: Focus | { x: number; y: number };
  /** A photograph in AVIF, the narrowest first; `file` is for browsers without it. */
  avif?: readonly { file: string; width: number }[];
}

/** A photograph that could not be read, and why. */
export interface Unread {
  name: string;
  fault: string;
}

/** A picture in the manifest. */
type Entry = Omit<Drawn, 'name' | 'file' | 'avif'> & {
  src: string;
  /** The AVIFs as a `srcset`. */
  avif?: string;
};
/** What `npm run build` writes: every drawn picture by `<group>/<slug>@<cut>`. */
export type Manifest = Record<string, Entry>;

const addressOf = (file: string) => `/art/${file}`;
/** The files that an entry names, by the end of their addresses. */
const filesOf = ({ src, avif = '' }: Entry) =>
  [src, ...avif.split(', ')].map((part) => part.replace(/ .*/, '').slice('/art/'.length));

function entryFor({ name: _, file, avif, ...entry }: Drawn): Entry {
  const set = avif?.map((each) => `${addressOf(each.file)} ${each.width}w`).join(', ');
  return { src: addressOf(file), ...entry, ...(set && { avif: set }) };
}

/** What a subject is drawn from besides its parameters. */
export function sourcesFor(subject: Subject | Photograph): unknown {
  if (subject.kind === 'engraving') return sourcesOf(subject);
  if (subject.kind !== 'photograph') return undefined;
  return hash('sha256', readFileSync(subject.file));
}

function allJobs(own: readonly OwnDrawing[]): Job[] {
  const generator = generatorHash();
  const developer = sourcesHash(join(import.meta.dirname, 'own'));
  const plates = plateKeys.flatMap((key) =>
    Object.entries(entryOf(key)).map(([name, subject]) => {
      const cut = name as Cut; // Object.entries forgets that an entry's keys are cuts.
      return { key, cut, seed: key.slice(key.indexOf('/') + 1), subject };
    }),
  );
  const jobOf = ({ key: of, cut, seed, subject }: OwnDrawing | (typeof plates)[number]): Job => {
    const lines = drawingKey([generator, seed, subject, sourcesFor(subject), CUTS[cut]]);
    const name = drawingName(of, cut);
    const job = { name, path: name.replace(/[/@]/g, '-'), hashed: true, cut };
    return subject.kind === 'photograph'
      ? { ...job, key: drawingKey([lines, PALETTE, developer]), subject }
      : { ...job, key: drawingKey([lines, PALETTE]), seed, subject, lines };
  };
  // A page names up to 60 plates, which change together, with the brand or the generator: one hash stands for all.
  const drawings = plates.map(jobOf);
  const folder = drawingKey(drawings.map(({ key }) => key)).slice(0, 8);
  const unhashed = drawings.map((job) => ({
    ...job,
    path: `${folder}/${job.path}`,
    hashed: false,
  }));
  const all = [...own.map(jobOf), ...unhashed];
  // A picture that stands in several places is drawn once.
  return [...new Map(all.map((job) => [job.name, job])).values()];
}

/** Jobs by the maps that they are drawn from, which take as long to read as a picture to draw; the largest batches first. */
function batches(jobs: readonly Job[]): Job[][] {
  const bySource = Map.groupBy(jobs, ({ name, subject }) =>
    subject.kind === 'engraving' ? subject.picture : name,
  );
  const size = (batch: readonly Job[]) =>
    batch.reduce((sum, { cut }) => sum + CUTS[cut].width * CUTS[cut].height, 0);
  return [...bySource.values()].sort((one, other) => size(other) - size(one));
}

/** What the last run wrote. A missing or unreadable manifest means that everything is drawn again. */
function lastManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8'));
  } catch {
    return {};
  }
}

/** The entry of a plate that is drawn, once its file has this path. @param path without the ending */
function moved(entry: Entry, path: string): Entry {
  const [file = ''] = filesOf(entry);
  const target = path + extname(file);
  if (file !== target) renameSync(join(OUTPUT, file), join(OUTPUT, target));
  return { ...entry, src: addressOf(target) };
}

/** Prints how far the drawing is: one line that is written over on a terminal, a line now and then in a log. */
function showProgress(count: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rplates ${count}/${total} …`);
  else if (count % 40 === 0) console.log(`plates ${count}/${total} …`);
}

/**
 * Draws what isn't drawn yet.
 *
 * @param own what is shown besides the registry's plates
 * @param plates those of the registry that are needed, as `<group>/<slug>@<cut>`; all of them unless said otherwise
 * @returns what was done, in one line, and the photographs that could not be read
 */
export async function drawPlates(
  own: readonly OwnDrawing[],
  plates?: ReadonlySet<string>,
): Promise<{ done: string; unread: readonly Unread[] }> {
  mkdirSync(LINES, { recursive: true });
  const jobs = allJobs(own);
  for (const { path } of jobs) mkdirSync(join(OUTPUT, dirname(path)), { recursive: true });
  const last = lastManifest();
  const present = new Set(readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' }));
  const manifest: Manifest = {};
  const unread: Unread[] = [];
  const toDraw = jobs.filter(({ name, key, path, hashed }) => {
    const entry = last[name];
    const files = entry ? filesOf(entry) : [];
    const fresh = entry?.key === key && files.every((file) => !file || present.has(file));
    if (fresh) manifest[name] = hashed ? entry : moved(entry, path);
    const needed = hashed || !plates || plates.has(name);
    return needed && !fresh;
  });
  const fromCache = Object.keys(manifest).length;
  const all = fromCache + toDraw.length;
  let count = fromCache;
  const worker = new URL('./draw-worker.ts', import.meta.url);
  const folders: Folders = { output: OUTPUT, lines: LINES };
  await drawInThreads(worker, folders, batches(toDraw), (drawn: Drawn | Unread) => {
    if ('fault' in drawn) unread.push(drawn);
    else manifest[drawn.name] = entryFor(drawn);
    showProgress(++count, all);
  });
  if (process.stdout.isTTY && toDraw.length > 0) process.stdout.write('\r');
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(MANIFEST, JSON.stringify(sorted, null, 1));
  const wanted = new Set(Object.values(manifest).flatMap(filesOf));
  for (const file of wanted) wanted.add(dirname(file));
  // The preview of the editor and the watcher of `npm run dev` draw by themselves: what is to go may be gone.
  for (const file of present) {
    if (!wanted.has(file)) rmSync(join(OUTPUT, file), { force: true, recursive: true });
  }
  const kept = new Set(jobs.map((job) => 'lines' in job && `${job.lines}.json`));
  for (const file of readdirSync(LINES)) {
    if (!kept.has(file)) rmSync(join(LINES, file), { force: true });
  }
  const done = `${toDraw.length} drawn, ${fromCache} from the cache`;
  return { done, unread };
}

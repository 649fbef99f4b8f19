/**
 * Draws the plates of the registry and the other pictures of a site into public/art/, and lists the files in
 * .cache/art/manifest.json. A picture is drawn again only if its parameters or the generator have changed.
 */
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { plateKeys, plateOf, type Subject } from '../plates/registry.ts';
import { brandColours } from './brand.ts';
import { CUTS, type Cut, drawingName } from './cuts.ts';
import type { Focus } from './engraver/crop.ts';
import { sourcesOf } from './engraver/subject.ts';
import type { OwnDrawing, Photograph } from './own/subject.ts';
import { drawInThreads, drawingKey, generatorHash, sourcesHash } from './pool.ts';

const ROOT = join(import.meta.dirname, '..');
/** Finished pictures. */
export const OUTPUT = join(ROOT, 'public/art');
export const CACHE = join(ROOT, '.cache/art');
const MANIFEST = join(CACHE, 'manifest.json');
/** Plates before the brand colours are filled in. */
export const LINES = join(CACHE, 'lines');

/** A picture to draw. `key` changes whenever the picture would. */
interface AnyJob {
  name: string;
  key: string;
  /** Its path in public/art/ without the extension. */
  path: string;
  /** Whether a hash of the file's content is appended to the path. Otherwise the path contains a hash already. */
  hashed: boolean;
  cut: Cut;
}

/** A plate to draw. */
export interface PlateJob extends AnyJob {
  seed: string;
  subject: Subject;
  /** The cache key of the drawing before colours are filled in. It doesn't depend on the brand colours. */
  lines: string;
}

/** A photograph to process. */
export interface PhotographJob extends AnyJob {
  subject: Photograph;
}

export type Job = PlateJob | PhotographJob;

/** A picture in the manifest. */
export interface Entry {
  /** Unset for a plate that is drawn when its address is requested. */
  key?: string;
  /** The address of its file. For a photograph: the file for browsers without AVIF. */
  src: string;
  /** The AVIF files of a photograph as a `srcset`, the narrowest first. */
  avif?: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The part of a subject that no crop may cut. For a photograph: the point that every crop keeps. */
  focus?: Focus | { x: number; y: number };
}

/** Every picture by `<group>/<slug>@<cut>`. */
export type Manifest = Record<string, Entry>;

/** A photograph that could not be read, and why. */
export interface Unread {
  name: string;
  fault: string;
}

/** The answer of a drawing thread. */
export type Drawn = { name: string; entry: Entry } | Unread;

export const addressOf = (file: string) => `/art/${file}`;
/** The files of an entry, as paths in public/art/. */
const filesOf = ({ src, avif }: Entry) =>
  [src, ...(avif?.split(', ') ?? [])].map((part) => part.replace(/ .*/, '').slice('/art/'.length));

/** The inputs of a subject other than its parameters, for its key. */
export function sourcesFor(subject: Subject | Photograph): unknown {
  if (subject.kind === 'engraving') return sourcesOf(subject);
  if (subject.kind !== 'photograph') return undefined;
  return hash('sha256', readFileSync(subject.file));
}

function allJobs(own: readonly OwnDrawing[]): Job[] {
  const generator = generatorHash();
  // Read anew, since `npm run dev` draws again when the colours have changed.
  const colours = brandColours();
  const developer = sourcesHash(join(import.meta.dirname, 'own'));
  const plates = plateKeys.flatMap((key) =>
    Object.entries(plateOf(key)).map(([name, subject]) => {
      const cut = name as Cut; // a plate's keys are cuts
      return { key, cut, seed: key.slice(key.indexOf('/') + 1), subject };
    }),
  );
  const jobOf = ({ key: of, cut, seed, subject }: OwnDrawing | (typeof plates)[number]): Job => {
    const lines = drawingKey([generator, seed, subject, sourcesFor(subject), CUTS[cut]]);
    const name = drawingName(of, cut);
    const job = { name, path: name.replace(/[/@]/g, '-'), hashed: true, cut };
    return subject.kind === 'photograph'
      ? { ...job, key: drawingKey([lines, colours, developer]), subject }
      : { ...job, key: drawingKey([lines, colours]), seed, subject, lines };
  };
  // Plates change together, with the brand or the generator, so they share one hash: the name of their folder.
  const drawings = plates.map(jobOf);
  const folder = drawingKey(drawings.map(({ key }) => key)).slice(0, 8);
  const unhashed = drawings.map((job) => ({
    ...job,
    path: `${folder}/${job.path}`,
    hashed: false,
  }));
  const all = [...own.map(jobOf), ...unhashed];
  // A picture used in several places is drawn once.
  return [...new Map(all.map((job) => [job.name, job])).values()];
}

/** Groups jobs by their maps, since reading maps takes as long as drawing a picture. The largest batches come first. */
function batches(jobs: readonly Job[]): Job[][] {
  const bySource = Map.groupBy(jobs, ({ name, subject }) =>
    subject.kind === 'engraving' ? subject.picture : name,
  );
  const size = (batch: readonly Job[]) =>
    batch.reduce((sum, { cut }) => sum + CUTS[cut].width * CUTS[cut].height, 0);
  return [...bySource.values()].sort((one, other) => size(other) - size(one));
}

/** The manifest of the last run. If it is missing or unreadable, everything is drawn again. */
function lastManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8'));
  } catch {
    return {};
  }
}

/** Moves the file of a drawn plate to a path and returns the updated entry. @param path without the extension */
function moved(entry: Entry, path: string): Entry {
  const [file = ''] = filesOf(entry);
  const target = path + extname(file);
  if (file !== target) renameSync(join(OUTPUT, file), join(OUTPUT, target));
  return { ...entry, src: addressOf(target) };
}

const WORKER = new URL('./draw-worker.ts', import.meta.url);

/** The plates of the last run, by path. */
let known: ReadonlyMap<string, PlateJob> = new Map();

/**
 * Draws missing and outdated pictures, and removes files that are no longer used.
 *
 * @param own the pictures outside the registry
 * @param plates the registry plates that are needed, as `<group>/<slug>@<cut>`; by default all are listed, to be drawn by
 *   `drawRequested`
 * @returns a one-line summary, and the photographs that could not be read
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
  const toDraw = jobs.filter(({ name, key, path, hashed, cut }) => {
    const entry = last[name];
    const fresh = entry?.key === key && filesOf(entry).every((file) => present.has(file));
    const needed = hashed || plates?.has(name);
    if (fresh) manifest[name] = hashed ? entry : moved(entry, path);
    else if (!needed) {
      const { width, height } = CUTS[cut];
      const src = addressOf(`${path}.svg`);
      // A build keeps what `npm run dev` or the editor has listed, since either may be at work.
      if (!plates || entry?.src === src) manifest[name] = { src, width, height };
    }
    return needed && !fresh;
  });
  known = new Map(jobs.flatMap((job) => ('lines' in job ? [[job.path, job]] : [])));
  const fromCache = Object.values(manifest).filter(({ key }) => key).length;
  const all = fromCache + toDraw.length;
  let count = fromCache;
  await drawInThreads(WORKER, undefined, batches(toDraw), (drawn: Drawn) => {
    if ('fault' in drawn) unread.push(drawn);
    else manifest[drawn.name] = drawn.entry;
    count++;
    if (count % 40 === 0) console.log(`plates ${count}/${all} …`);
  });
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(MANIFEST, JSON.stringify(sorted, null, 1));
  const wanted = new Set(Object.values(manifest).flatMap(filesOf));
  for (const file of wanted) wanted.add(dirname(file));
  // The editor's preview and the watcher of `npm run dev` draw too, so a file may already be deleted.
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

const requested: Job[] = [];
let drawing: Promise<void> = Promise.resolve();

/**
 * Draws a plate that the last run has listed, unless its file exists. Requests during a drawing share the next one.
 *
 * @param path in public/art/, such as `0a1b2c3d/service-qa-card.svg`
 * @returns the plate's file; undefined if there is no such plate
 */
export async function drawRequested(path: string): Promise<string | undefined> {
  const job = known.get(path.replace(/\.svg$/, ''));
  if (!job) return undefined;
  const file = join(OUTPUT, path);
  if (!existsSync(file)) {
    requested.push(job);
    const draw = () => drawInThreads(WORKER, undefined, batches(requested.splice(0)), () => {});
    drawing = drawing.then(draw, draw);
    await drawing;
  }
  return file;
}

/** The pictures of content: which drawings they need, where the owner's files are, and what is wrong with them. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { z } from 'zod';
import { type Cut, drawingName } from '../../../art/cuts.ts';
import {
  leastWidth,
  MOST_PIXELS,
  type OwnDrawing,
  type Photograph,
  partShown,
  photographKey,
  plateInTurn,
  proportions,
  type Size,
  themeInTurn,
} from '../../../art/own/subject.ts';
import { hash } from '../../../art/random.ts';
import { type PlateKey, plateOf } from '../../../plates/registry.ts';
import type { NamedPlate, OwnPicture, PlateUse } from '../../schema/fields.ts';
import type { Problem } from '../../schema/problem.ts';
import { mapPointers, pointersIn } from '../../schema/walk.ts';
import { type Entry, problemAt } from '../entry.ts';
import { svgFault } from './svg.ts';

/** The largest file, in bytes: more than a phone's camera writes. */
const LARGEST = 5_000_000;

/** A picture's position in a row, from 1: its list index, the record's `order`, or a hash of the id. */
function turnOf(data: Record<string, unknown>, id: string, path: readonly PropertyKey[]): number {
  const index = path.findLast((key) => typeof key === 'number');
  if (typeof index === 'number') return index + 1;
  // Rows repeat after three or six pictures, and 600 is a multiple of both.
  return typeof data.order === 'number' ? data.order : hash(id) % 600;
}

/** Completes the pictures in valid data: a file gets its path from the project root, a plate drawn from a name gets that name. */
export function placePictures(
  schema: z.core.$ZodType,
  data: Record<string, unknown>,
  { folder, id }: { folder: string; id: string },
): Record<string, unknown> {
  const placed = mapPointers(schema, data, ({ value, path }) => {
    if (typeof value === 'string') return value;
    const turn = turnOf(data, id, path);
    return 'named' in value
      ? { named: id, turn }
      : { ...value, file: `${folder}/${value.file}`, turn };
  });
  return placed as Record<string, unknown>; // objects map to objects
}

/** The cuts of a picture for a place. */
export interface Cuts {
  readonly main: Cut;
  readonly narrow?: Cut | undefined;
  readonly thumb?: Cut | undefined;
}

/** The best cuts that a plate of the registry has for a place. */
export function plateCuts(key: PlateKey, { cuts, narrow, thumb }: PlateUse): Cuts {
  const best = (wanted: readonly Cut[] = []) => wanted.find((cut) => cut in plateOf(key));
  // The content check has proven that one exists. If plates/registry.ts has changed since, a later error names the cut.
  return { main: best(cuts) ?? cuts[0], narrow: best(narrow), thumb: best(thumb) };
}

/** The cuts of the owner's own picture for a place. It can be cropped to any of them. */
function cutsFor({ plate }: z.GlobalMeta, isPhotograph: boolean): Cuts {
  if (!plate) return { main: 'screen' };
  const { cuts, own = cuts[0], narrow, thumb } = plate;
  // A plate drawn from a name uses the card cut: the lines of a portrait cut are too fine for it.
  const main = !isPhotograph && own.startsWith('portrait') ? 'card' : own;
  return { main, narrow: narrow?.[0], thumb: thumb?.[0] };
}

/** A photograph with the focus, treatment and theme for its place. */
function photographFor(picture: OwnPicture, { plate }: z.GlobalMeta): Photograph {
  const [x = 50, y = 50] = picture.focus.match(/\d+/g)?.map(Number) ?? [];
  // A screenshot is shown as it is.
  const { treatment = 'plain' } = picture;
  return {
    kind: 'photograph',
    file: picture.file,
    focus: [x, y],
    treatment,
    theme: plate?.underWords ?? themeInTurn(picture.turn, treatment),
    underWords: plate?.underWords !== undefined,
  };
}

/** The drawing of a picture for a place: its name and its cuts. */
export function drawingOf(
  picture: OwnPicture | NamedPlate,
  meta: z.GlobalMeta,
): Omit<OwnDrawing, 'cut'> & { cuts: Cuts } {
  if ('named' in picture) {
    const subject = plateInTurn(picture.turn);
    const key = `named/${picture.named.replaceAll('/', '-')}-${subject.kind}`;
    return { key, seed: picture.named, subject, cuts: cutsFor(meta, false) };
  }
  const subject = photographFor(picture, meta);
  return { key: photographKey(subject), seed: '', subject, cuts: cutsFor(meta, true) };
}

/** A drawing, and the field of content that needs it. */
export interface PlacedDrawing extends OwnDrawing {
  readonly entry: Entry;
  readonly path: readonly PropertyKey[];
}

/** The problem of a truncated or damaged photograph, at the field that names it; undefined for other drawings. */
export function unreadProblem(
  { entry, path, subject }: PlacedDrawing,
  fault?: string,
): Problem | undefined {
  if (subject.kind !== 'photograph') return undefined;
  const why = fault === undefined ? '' : ` (${fault})`;
  const message = `${subject.file} can't be read to its end: save it again${why}`;
  return problemAt(entry, [...path, 'file'], message);
}

/** The plates that components name themselves. */
const OF_COMPONENTS: readonly PlateKey[] = [
  'frame/call-to-action',
  'frame/contact',
  'frame/home',
  'frame/not-found',
  'frame/world',
];

/** Plates in all their cuts, as `<group>/<slug>@<cut>`. */
export const inAllCuts = (keys: readonly PlateKey[]): Set<string> =>
  new Set(
    keys.flatMap((key) => (Object.keys(plateOf(key)) as Cut[]).map((cut) => drawingName(key, cut))), // a plate's keys are cuts
  );

/** The registry plates that a site uses, as `<group>/<slug>@<cut>`. */
export function platesIn(entries: readonly Entry[]): ReadonlySet<string> {
  const names = inAllCuts(OF_COMPONENTS);
  for (const { schema, data } of entries) {
    for (const { value, meta } of pointersIn(schema, data)) {
      if (!meta.plate || typeof value !== 'string') continue;
      const key = value as PlateKey; // the schema accepts plate keys only
      for (const cut of Object.values(plateCuts(key, meta.plate))) {
        if (cut) names.add(drawingName(key, cut));
      }
    }
  }
  return names;
}

/** Everything that is drawn for content besides the registry's plates. */
export function drawingsIn(entries: readonly Entry[]): PlacedDrawing[] {
  const drawings: PlacedDrawing[] = [];
  for (const entry of entries) {
    for (const { value, meta, path } of pointersIn(entry.schema, entry.data)) {
      if (typeof value === 'string') continue;
      const { cuts, ...drawing } = drawingOf(value, meta);
      for (const cut of new Set(Object.values(cuts))) {
        if (cut) drawings.push({ ...drawing, cut, entry, path });
      }
    }
  }
  return drawings;
}

/** The fault of a picture's file, with the remedy; undefined if it has none. */
export function pictureFault(
  root: string,
  picture: OwnPicture,
  meta: z.GlobalMeta,
): string | undefined {
  const { file } = picture;
  const own = fileSize(root, file);
  if (typeof own === 'string') return own;
  if (own.vector) return undefined;
  const { subject, cuts } = drawingOf(picture, meta);
  for (const cut of Object.values(cuts)) {
    if (!cut || subject.kind !== 'photograph') continue;
    const least = leastWidth(cut, own, subject.treatment);
    const part = partShown(own, proportions(cut, own), subject.focus);
    if (part.width >= least) continue;
    const high = Math.ceil((part.height * least) / part.width);
    const less = subject.treatment !== 'engraved' && meta.plate && leastWidth(cut, own, 'engraved');
    return `${file} has too few pixels: ${own.width} × ${own.height}, of which this place shows ${part.width} × ${part.height} and needs ${least} × ${high}; choose a larger file${less && less <= part.width ? ', or treatment: engraved, which needs fewer' : ''}`;
  }
  return undefined;
}

/** The size of a picture in pixels after EXIF rotation, or the fault of its file. */
function fileSize(root: string, file: string): (Size & { vector: boolean }) | string {
  const path = join(root, file);
  if (!existsSync(path)) return `${file} is missing; put the picture there or correct the name`;
  const { size } = statSync(path);
  if (size > LARGEST) {
    return `${file} is too large: ${(size / 1e6).toFixed(1)} MB, at most ${LARGEST / 1e6} MB; save it smaller, 2,000 pixels wide will do everywhere`;
  }
  const content = readFileSync(path);
  let read: ReturnType<typeof imageSize>;
  try {
    read = imageSize(content);
  } catch {
    return `${file} can't be read as a picture: save it again as JPEG, PNG, WebP, AVIF or SVG`;
  }
  const { width, height, type = '', orientation = 1 } = read;
  if (type === 'svg') {
    const fault = svgFault(content.toString());
    return fault ? `${file} ${fault}` : { width, height, vector: true };
  }
  if (!['jpg', 'png', 'webp', 'avif'].includes(type)) {
    return `${file} is a picture of the type ${type}: save it as JPEG, PNG, WebP, AVIF or SVG`;
  }
  if (width * height > MOST_PIXELS) {
    return `${file} has too many pixels: ${width} × ${height}, at most ${MOST_PIXELS / 1e6} million; save it smaller, 2,000 pixels wide will do everywhere`;
  }
  // EXIF orientations from 5 swap width and height.
  return orientation >= 5
    ? { width: height, height: width, vector: false }
    : { width, height, vector: false };
}

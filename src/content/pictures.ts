/** The pictures of content: what is drawn of them, and of its own files where they lie and what is wrong with them. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { z } from 'zod';
import { type Cut, drawingName } from '../../art/cuts.ts';
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
} from '../../art/own/subject.ts';
import { hash } from '../../art/random.ts';
import { entryOf, type PlateKey, plateKeys } from '../../plates/registry.ts';
import type { NamedPlate, OwnPicture, PlateUse } from '../schema/fields.ts';
import { formatPath, type Problem } from '../schema/problem.ts';
import { mapPointers, pointers } from '../schema/walk.ts';
import type { Entry } from './entry.ts';
import { svgFault } from './svg.ts';

/** Bytes of the largest file: what a telephone writes, with room. */
const LARGEST = 5_000_000;

/** The place of a record in a row, from 1: its own, that in its list, or one by its name. */
function turnOf(data: Record<string, unknown>, id: string, path: readonly PropertyKey[]): number {
  const index = path.findLast((key) => typeof key === 'number');
  if (typeof index === 'number') return index + 1;
  // Rows repeat after three or six pictures, which 600 is a multiple of.
  return typeof data.order === 'number' ? data.order : hash(id) % 600;
}

/**
 * Valid data with its pictures in their places: of a file, the path from the root; of a plate that is drawn from a name, the
 * name.
 *
 * @param folder the one that its pictures lie in, from the root
 */
export function placePictures(
  schema: z.core.$ZodType,
  data: Record<string, unknown>,
  { folder, id }: { folder: string; id: string },
): Record<string, unknown> {
  const placed = mapPointers(
    schema,
    data,
    (value) => value,
    (picture, _meta, path) => {
      const turn = turnOf(data, id, path);
      return 'named' in picture
        ? { named: id, turn }
        : { ...picture, file: `${folder}/${picture.file}`, turn };
    },
  );
  return placed as Record<string, unknown>; // an object is mapped to an object
}

interface Cuts {
  readonly main: Cut;
  readonly narrow?: Cut | undefined;
  readonly thumb?: Cut | undefined;
}

/** The cuts of a plate of the registry for a place: of those it has, the best. */
export function plateCuts(key: PlateKey, { cuts, narrow, thumb }: PlateUse): Cuts {
  const best = (wanted: readonly Cut[] = []) => wanted.find((cut) => cut in entryOf(key));
  // The check has proven that it has one of them; where plates/registry.ts changed since, the error names the cut.
  return { main: best(cuts) ?? cuts[0], narrow: best(narrow), thumb: best(thumb) };
}

/** The cuts of a picture of the owner's own for a place: it can be cut to any. */
function cutsFor({ plate }: z.GlobalMeta, isPhotograph: boolean): Cuts {
  if (!plate) return { main: 'screen' };
  const { cuts, own = cuts[0], narrow, thumb } = plate;
  // A plate that shows nobody has the lines of a card: those of a portrait are too fine for it.
  const main = !isPhotograph && own.startsWith('portrait') ? 'card' : own;
  return { main, narrow: narrow?.[0], thumb: thumb?.[0] };
}

/** A photograph as the place that shows it wants it. */
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

/** What is drawn of a picture for a place: in which cuts, by which name. */
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

/** A drawing, and where content asks for it. */
export interface PlacedDrawing extends OwnDrawing {
  readonly entry: Entry;
  readonly path: readonly PropertyKey[];
}

/** A photograph that can't be read to its end, with the place that names it; undefined for what is no photograph. */
export function unreadProblem(
  { entry, path, subject }: PlacedDrawing,
  fault?: string,
): Problem | undefined {
  if (subject.kind !== 'photograph') return undefined;
  const { file, within, lineOf } = entry.source;
  const at = [...path, 'file'];
  const message = `${subject.file} can't be read to its end: save it anew`;
  return {
    file,
    line: lineOf(at),
    path: formatPath([...within, ...at]),
    message: fault === undefined ? message : `${message} (${fault})`,
  };
}

/** The plates of the registry that a site shows, as `<group>/<slug>@<cut>`. */
export function platesIn(entries: readonly Entry[]): ReadonlySet<string> {
  // Components show those of the group `frame` by themselves.
  const frame = plateKeys.filter((key) => key.startsWith('frame/'));
  const names = new Set(
    frame.flatMap((key) =>
      (Object.keys(entryOf(key)) as Cut[]).map((cut) => drawingName(key, cut)),
    ), // an entry's keys are cuts
  );
  for (const { schema, data } of entries) {
    for (const { value, meta } of pointers(schema, data)) {
      if (!meta.plate || typeof value !== 'string') continue;
      const key = value as PlateKey; // the field takes no other names
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
    for (const { value, meta, path } of pointers(entry.schema, entry.data)) {
      if (typeof value === 'string') continue;
      const { cuts, ...drawing } = drawingOf(value, meta);
      for (const cut of new Set(Object.values(cuts))) {
        if (cut) drawings.push({ ...drawing, cut, entry, path });
      }
    }
  }
  return drawings;
}

/**
 * What is wrong with the file of a picture, with the remedy; undefined where nothing is.
 *
 * @param root the folder that holds `content/`
 */
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

/** The upright size of a picture in pixels, or what is wrong with its file. */
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
    return `${file} can't be read as a picture: save it anew as JPEG, PNG, WebP, AVIF or SVG`;
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
  // From 5 on EXIF says that the picture lies on its side.
  return orientation >= 5
    ? { width: height, height: width, vector: false }
    : { width, height, vector: false };
}

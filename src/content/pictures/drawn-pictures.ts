import { readFileSync, statSync } from 'node:fs';
import { CUTS, type Cut, drawingName } from '../../../art/cuts.ts';
import type { Manifest } from '../../../art/draw.ts';
import { type PlateKey, plateOf } from '../../../plates/registry.ts';
import type { Picture } from '../../schema/picture.ts';

/** The last manifest read, and its modification time. */
let read: { readonly manifest: Manifest; readonly written: number } | undefined;

/** The manifest, read again if the file has changed. */
function drawn(): Manifest {
  const path = '.cache/art/manifest.json';
  try {
    const { mtimeMs: written } = statSync(path);
    if (read?.written !== written) {
      read = { manifest: JSON.parse(readFileSync(path, 'utf8')), written };
    }
    return read.manifest;
  } catch (cause) {
    throw new Error(`${path} is missing or damaged: run npm run build`, { cause });
  }
}

/** @param name the picture's name in the manifest */
export const isDrawn = (name: string): boolean => name in drawn();

/** The file of a plate in one of its cuts. @throws with the remedies, if it is not there */
export function plateImage(key: PlateKey, cut: Cut): Picture {
  const entry = drawn()[drawingName(key, cut)];
  if (entry) {
    const { src, width, height } = entry;
    return { src, width, height };
  }
  const cuts = Object.keys(plateOf(key)).join(', ');
  throw new Error(
    `plate ${key} is not drawn in cut "${cut}": run npm run build, or add the cut in plates/registry.ts, which has ${cuts}`,
  );
}

/** Cuts of at least this width, in pixels, fill the window from edge to edge. */
const ACROSS = 2000;

/** The `sizes` attribute of a cut: the window's width where it fills it, otherwise half the raster width. */
function sizesOf(cut: Cut): string {
  const { raster } = CUTS[cut];
  if (raster >= ACROSS) return '100vw';
  return cut === 'thumb' ? `${raster / 2}px` : `(max-width: 768px) 100vw, ${raster / 2}px`;
}

/** The file of a picture outside the registry in a cut; undefined if it hasn't been drawn. */
export function ownImage(key: string, cut: Cut): Picture | undefined {
  const picture = drawn()[drawingName(key, cut)];
  if (!picture) return undefined;
  const { src, width, height, focus, avif } = picture;
  const point = focus && { focus: { x: focus.x, y: focus.y } };
  return { src, width, height, ...point, ...(avif && { avif, sizes: sizesOf(cut) }) };
}

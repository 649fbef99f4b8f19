/** Checks brand/: the contrast of the colours, and the files that brand.yaml names. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type BrandColours, brandFaults } from '../../art/palette.ts';
import { reasonOf } from '../schema/reason.ts';
import { drawingFault } from './brand-drawing.ts';
import { readSource } from './read.ts';
import type { brand } from './records.ts';
import { readTypeface, TYPEFACE } from './typeface.ts';

type Brand = z.output<typeof brand>;

interface Fault {
  readonly field: keyof Brand;
  readonly message: string;
}

/** Maximum size in bytes. Every page has the drawing inline in its bar. */
const DRAWING_LIMIT = 6_000;

const FILM = ['wide', 'narrow'].flatMap((cut) =>
  ['av1.webm', 'h264.mp4', 'poster.avif', 'poster.jpg'].map((end) => `hero-${cut}.${end}`),
);

/** @param root the folder that holds `brand/` */
export function brandProblems(root: string, record: Brand): Fault[] {
  const colours = { main: record.main, accent: record.accent } as BrandColours; // already valid
  return [
    ...brandFaults(colours),
    ...drawing(root, 'mark', record.mark),
    ...(record.logo === undefined ? [] : drawing(root, 'logo', record.logo)),
    ...typeface(root, record.typeface),
    ...(record.film === undefined ? [] : film(root, colours)),
  ];
}

function drawing(root: string, field: 'mark' | 'logo', name: string): Fault[] {
  const path = join(root, 'brand', name);
  if (!existsSync(path)) {
    return [{ field, message: `brand/${name} is missing; put the SVG there or correct the name` }];
  }
  const svg = readFileSync(path, 'utf8');
  const bytes = Buffer.byteLength(svg);
  const fault =
    drawingFault(svg) ??
    (bytes > DRAWING_LIMIT
      ? `${bytes} bytes, and may have ${DRAWING_LIMIT}: simplify its paths`
      : undefined);
  return fault === undefined ? [] : [{ field, message: `brand/${name}: ${fault}` }];
}

function typeface(root: string, source: string): Fault[] {
  const field = 'typeface';
  const remedy = 'run npm run brand';
  try {
    const cut = readTypeface(root);
    const missing = cut.faces.find(({ file }) => !existsSync(join(root, TYPEFACE, file)));
    if (missing) return [{ field, message: `${TYPEFACE}/${missing.file} is missing; ${remedy}` }];
    if (cut.source === source) return [];
    return [{ field, message: `${TYPEFACE}/ was cut from ${cut.source}; ${remedy}` }];
  } catch (error) {
    return [{ field, message: reasonOf(error) }];
  }
}

function film(root: string, colours: BrandColours): Fault[] {
  const field = 'film';
  const leave = 'or leave this line out: a plate takes its place';
  const missing = [...FILM, 'film.yaml'].find(
    (file) => !existsSync(join(root, 'brand/film', file)),
  );
  if (missing) {
    return [{ field, message: `brand/film/${missing} is missing; put it there, ${leave}` }];
  }
  const rendered = readSource(root, 'brand/film/film.yaml', 'film');
  const made = 'data' in rendered ? (rendered.data as Partial<BrandColours> | null) : null; // not validated, only compared
  if (made?.main === colours.main && made.accent === colours.accent) return [];
  const message = `brand/film/ was made for other colours; render it anew with npm run brand -- --film, ${leave}`;
  return [{ field, message }];
}

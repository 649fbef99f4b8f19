/** Looks into brand/: whether its colours can carry the site, and whether the files that brand.yaml names are there and fit. */
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

/** Bytes a drawing may have, since the bar of every page holds it. */
const DRAWING_LIMIT = 6_000;

/** The files of the film; posters in both formats, films likewise. */
const FILM = ['wide', 'narrow'].flatMap((cut) =>
  ['av1.webm', 'h264.mp4', 'poster.avif', 'poster.jpg'].map((end) => `hero-${cut}.${end}`),
);

/** @param root the folder that holds `brand/` */
export function brandProblems(root: string, record: Brand): Fault[] {
  const colours = { main: record.main, accent: record.accent } as BrandColours; // as the schema has proven
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
  const made = 'data' in rendered ? (rendered.data as Partial<BrandColours> | null) : null; // whatever it holds, it is only compared
  if (made?.main === colours.main && made.accent === colours.accent) return [];
  const message = `brand/film/ was made for other colours; render it anew with npm run brand -- --film, ${leave}`;
  return [{ field, message }];
}

/** Checks brand/: the contrast of the colours, the files that brand.yaml names, and the film. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type BrandColours, brandFaults } from '../../../art/palette.ts';
import type { Problem } from '../../schema/problem.ts';
import { reasonOf } from '../../schema/reason.ts';
import { type Entry, problemAt } from '../entry.ts';
import { svgFileFault } from '../pictures/svg.ts';
import { openSource } from '../read.ts';
import type { brand } from '../record-schemas.ts';
import { drawingFault } from './drawing.ts';
import { readTypeface, TYPEFACE } from './typeface.ts';

interface Fault {
  readonly field: keyof z.output<typeof brand>;
  readonly message: string;
}

const FILM = 'brand/film';
const FILM_FILES = [
  ...['wide', 'narrow'].flatMap((cut) =>
    ['av1.webm', 'h264.mp4', 'poster.avif', 'poster.jpg'].map((end) => `hero-${cut}.${end}`),
  ),
  'film.yaml',
];

/** The problems of the brand. @param root the folder that holds `brand/` @param entry brand.yaml */
export function brandProblems(root: string, entry: Entry): Problem[] {
  const record = entry.data as z.output<typeof brand>; // already valid
  const colours = { main: record.main, accent: record.accent } as BrandColours; // already valid
  const faults: Fault[] = [
    ...brandFaults(colours),
    ...drawing(root, 'mark', record.mark),
    ...drawing(root, 'logo', record.logo),
    ...typeface(root, record.typeface),
  ];
  return [
    ...faults.map(({ field, message }) => problemAt(entry, [field], message)),
    ...film(root, colours),
  ];
}

function drawing(root: string, field: 'mark' | 'logo', name: string | undefined): Fault[] {
  const message = name && svgFileFault(root, `brand/${name}`, drawingFault);
  return message ? [{ field, message }] : [];
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

/** Checks the film of the home page. Without its folder, the home page shows a plate. */
function film(root: string, colours: BrandColours): Problem[] {
  if (!existsSync(join(root, FILM))) return [];
  const problem = (name: string, message: string) => [
    { file: `${FILM}/${name}`, line: 1, path: '', message },
  ];
  const instead = `or delete ${FILM}/: a plate takes its place`;
  const missing = FILM_FILES.find((name) => !existsSync(join(root, FILM, name)));
  if (missing) return problem(missing, `the file is missing; put it there, ${instead}`);
  const rendered = openSource(root, `${FILM}/film.yaml`, 'film', []);
  const made = rendered?.data as Partial<BrandColours> | null | undefined; // not validated, only compared
  if (made?.main === colours.main && made.accent === colours.accent) return [];
  return problem(
    'film.yaml',
    `the film was made for other colours; render it again with npm run brand -- --film, ${instead}`,
  );
}

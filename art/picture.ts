import { CUTS, type Cut } from './cuts.ts';
import { numeral } from './numeral.ts';
import { plate } from './plate.ts';
import { portrait } from './portrait.ts';
import type { Subject } from './registry.ts';
import { world } from './world.ts';

/** Draws a subject in a cut as an SVG document. `seed` is what it is drawn from unless it names a seed. */
export function picture(seed: string, subject: Subject, cut: Cut): string {
  const { width, height, lines, accent } = CUTS[cut];
  switch (subject.kind) {
    case 'numeral':
      return numeral({ ...subject, width, height, lines });
    case 'portrait':
      return portrait({ ...subject, seed, width, height, lines });
    case 'world':
      return world(subject);
    default:
      return plate({ seed, lines, accent, ...subject, width, height });
  }
}

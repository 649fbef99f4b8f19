import type { Subject } from '../plates/registry.ts';
import { CUTS, type Cut, type CutSize } from './cuts.ts';
import type { Focus } from './engraver/crop.ts';
import { engraveSubject } from './engraver/subject.ts';
import { numeral } from './numeral.ts';
import { plate } from './plate.ts';
import { world } from './world.ts';

/** A picture as an SVG document with colour names in braces, which `coloured` replaces. */
export interface Drawing {
  svg: string;
  /** The part of a subject that no crop may cut. */
  focus?: Focus;
}

/**
 * Draws a subject in a cut. `seed` is the default seed of a plate.
 *
 * @throws if the cut has no placement for a picture with a subject
 */
export function picture(seed: string, drawn: Subject, cut: Cut): Drawing {
  const { width, height, lines, accent, subject }: CutSize = CUTS[cut];
  switch (drawn.kind) {
    case 'numeral':
      return { svg: numeral({ ...drawn, width, height, lines }) };
    case 'world':
      return { svg: world(drawn) };
    case 'engraving':
      if (!subject)
        throw new Error(`the cut "${cut}" has no placement for a subject in art/cuts.ts`);
      return engraveSubject(drawn, { width, height, accent, subject });
    default:
      return { svg: plate({ seed, lines, accent, ...drawn, width, height }) };
  }
}

import type { Subject } from '../plates/registry.ts';
import { CUTS, type Cut, type CutSize } from './cuts.ts';
import type { Focus } from './engraver/crop.ts';
import { engraveSubject } from './engraver/subject.ts';
import { numeral } from './numeral.ts';
import { plate } from './plate.ts';
import { world } from './world.ts';

/** A picture as an SVG document that names its colours. */
export interface Drawing {
  svg: string;
  /** What of it no frame may cut away, where it shows a subject. */
  focus?: Focus;
}

/**
 * Draws a subject in a cut. `seed` is what a plate is drawn from unless it names a seed.
 *
 * @throws where a picture with a subject is asked for in a cut that no subject stands in
 */
export async function picture(seed: string, drawn: Subject, cut: Cut): Promise<Drawing> {
  const { width, height, lines, accent, subject }: CutSize = CUTS[cut];
  switch (drawn.kind) {
    case 'numeral':
      return { svg: numeral({ ...drawn, width, height, lines }) };
    case 'world':
      return { svg: world(drawn) };
    case 'engraving':
      if (!subject) throw new Error(`art/cuts.ts doesn't say how a subject stands in "${cut}"`);
      return engraveSubject(drawn, { width, height, accent, subject });
    default:
      return { svg: plate({ seed, lines, accent, ...drawn, width, height }) };
  }
}

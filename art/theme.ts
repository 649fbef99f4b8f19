import type { Hex } from './colour.ts';

/** The colours of a plate, or their names. */
export interface Theme<Colour = Hex> {
  /** What the ink lies on. */
  ground: Colour;
  /** Three stops of one run of ink across the plate. */
  inks: readonly [Colour, Colour, Colour];
  /** Hairlines, in share images. */
  mark: Colour;
  /** Words on the ground, in share images. */
  text: Colour;
  /** The buoy, the one small point of a picture. */
  accent: Colour;
}

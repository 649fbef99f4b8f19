import type { Hex } from './colour.ts';

/** The colours of a plate. */
export interface Theme {
  /** What the ink lies on. */
  ground: Hex;
  /** Three stops of one run of ink across the plate. */
  inks: readonly [Hex, Hex, Hex];
  /** Hairlines: dials and piers. */
  mark: Hex;
  /** Words on the ground, in share images. */
  text: Hex;
  /** The buoy, the one small point of a picture. */
  accent: Hex;
}

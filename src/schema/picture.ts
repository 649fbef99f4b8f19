/** A picture ready for an `<img>`: its address and size in CSS pixels. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /**
   * Where its subject stands, in per cent of its width and height: the point that its box keeps. Plates have none: their
   * cuts leave room for the boxes that show them.
   */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  /** What it shows, for those who can't see it; none where it only decorates. */
  readonly alt?: string | undefined;
  /** The same in AVIF, as a `srcset`. */
  readonly avif?: string | undefined;
  /** How wide its box is, as `sizes` says it; with `avif` only. */
  readonly sizes?: string | undefined;
}

/** A picture with other drawings of the same for other places. */
export interface PictureSet extends Picture {
  /** For narrow windows. */
  readonly narrow?: Picture | undefined;
  /** The small square. */
  readonly thumb?: Picture | undefined;
}

/** A cut of a drawing, in its own units. */
export interface DrawnCut {
  /** Its id in the file. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Where nothing is cut through if the drawing ends there: what a card shows of it. */
  readonly fold: number;
}

/** A drawn screen, with live text, in a file of its own. */
export interface DrawnScreen {
  readonly address: string;
  /** What it shows, for those who can't see it. */
  readonly label: string;
  readonly wide: DrawnCut;
  /** For boxes in which the words of the wide cut would be too small. */
  readonly narrow?: DrawnCut;
}

/** A drawn screen, or a screenshot of the owner's own. */
export type Screen = DrawnScreen | Picture;

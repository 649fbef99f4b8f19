/** A picture ready for an `<img>`: its address and size in CSS pixels. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /**
   * The point that cropping keeps in view, in per cent of width and height. Plates have none, because their cuts leave
   * room for cropping.
   */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  /** Alternative text; none for a decorative picture. */
  readonly alt?: string | undefined;
  /** The `srcset` of its AVIF files. */
  readonly avif?: string | undefined;
  /** The `sizes` attribute that belongs to `avif`. */
  readonly sizes?: string | undefined;
}

/** A picture with its variants for other places. */
export interface PictureSet extends Picture {
  /** For narrow windows. */
  readonly narrow?: Picture | undefined;
  /** For a small square. */
  readonly thumb?: Picture | undefined;
}

/** A cut of a drawn screen, in units of the drawing. */
export interface DrawnCut {
  /** Its id in the SVG file. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The height at which a card can crop the drawing without cutting through anything. */
  readonly fold: number;
}

/** A drawn screen: an SVG file with live text. */
export interface DrawnScreen {
  readonly address: string;
  /** Alternative text. */
  readonly label: string;
  /** The language of label and texts, if it is not that of the page. */
  readonly lang?: string;
  readonly wide: DrawnCut;
  /** For boxes in which the text of the wide cut would be too small. */
  readonly narrow?: DrawnCut;
}

/** A drawn screen, or the owner's own screenshot. */
export type Screen = DrawnScreen | Picture;

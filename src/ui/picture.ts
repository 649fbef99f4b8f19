/** A picture ready for an `<img>`: its address and size in CSS pixels. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Where its subject stands, in per cent of its width and height, for places that show a part of it. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
}

/** A picture with other drawings of the same for other places. */
export interface PictureSet extends Picture {
  /** For narrow windows. */
  readonly narrow?: Picture | undefined;
  /** The small square. */
  readonly thumb?: Picture | undefined;
}

/** A logo, and whose it is. */
export interface Logo extends Picture {
  readonly name: string;
}

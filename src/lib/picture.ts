/** A picture ready for an `<img>`: its address and size in CSS pixels. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

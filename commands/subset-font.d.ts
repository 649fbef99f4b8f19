/** The part of the package's interface that is used here; it ships no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    /** Ranges of the axes, or one place on them; all of each where not given. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    /** OpenType features to keep, by their tags; the usual ones where not given. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

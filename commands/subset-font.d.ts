/** Types for the part of the package that is used here; it ships none. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    /** A range or a single value for each axis; by default the full range. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    /** Tags of the OpenType features to keep; by default the usual ones. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

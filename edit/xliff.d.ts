/** The parts of the package `xliff` that the project uses. */
declare module 'xliff' {
  /** A text with its translation and notes for translators. */
  interface Unit {
    readonly source: string;
    readonly target?: string;
    readonly note?: string;
  }

  /** Units by file id, then by unit id. */
  interface Translation {
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
  }

  /** @returns XLIFF 2.0 */
  export function js2xliff(translation: Translation): Promise<string>;
  /** Reads XLIFF 2.0. @throws if the text is not XML */
  export function xliff2js(text: string): Promise<Translation>;
}

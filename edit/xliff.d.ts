/** The package `xliff` as far as the project uses it. */
declare module 'xliff' {
  /** A text with its translation and what translators are told of it. */
  interface Unit {
    readonly source: string;
    readonly target?: string;
    readonly note?: string;
  }

  /** Units by their ids, by the ids of their files. */
  interface Translation {
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
  }

  /** @returns XLIFF 2.0 */
  export function js2xliff(translation: Translation): Promise<string>;
  /** Reads XLIFF 2.0. @throws where the text is no XML */
  export function xliff2js(text: string): Promise<Translation>;
}

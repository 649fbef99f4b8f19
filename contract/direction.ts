/** Which way a language is written. */

declare global {
  namespace Intl {
    /** What engines have had since 2024 (Node 24, Chromium 130), and TypeScript doesn't know yet. */
    interface Locale {
      getTextInfo(): { direction: 'ltr' | 'rtl' };
    }
  }
}

/** The value of `dir` for a language by its tag (RFC 5646). */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  new Intl.Locale(language).getTextInfo().direction;

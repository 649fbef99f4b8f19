/** A language: its names, and the parts of content that are for it. */
import { isRecord } from '../schema/walk.ts';

/** A language of the site. */
export interface Language {
  /** Its tag (RFC 5646), such as `en-GB` or `de`. */
  readonly tag: string;
  /** The language's own name, such as `Deutsch`. */
  readonly name: string;
  /** The prefix of its pages' addresses: empty for the source language, `/de` for German. */
  readonly start: string;
}

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The English name of a language; the tag itself if it is unknown. */
export function englishName(tag: string): string {
  try {
    return english.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Whether a language has a part of content. A part without `onlyIn` is for all languages. */
export const isFor = (data: unknown, language: string) =>
  !isRecord(data) || !Array.isArray(data.onlyIn) || data.onlyIn.includes(language);

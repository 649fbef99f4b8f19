import type { IncomingMessage } from 'node:http';
import type { PublishedForms, PublishedLanguage } from '../contract/published-forms.ts';
import { parseWeights } from './static/negotiation.ts';

/** Characters of the header that are read. A browser sends a few dozen; looking up thousands would take seconds. */
const MOST_LETTERS = 500;

/** The language ranges of an `Accept-Language` header in lower case, the most preferred first. */
function rangesOf(header: string): string[] {
  return [...parseWeights(header.slice(0, MOST_LETTERS))]
    .filter(([, weight]) => weight > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([range]) => range);
}

/**
 * The words in the browser's most preferred language that the site has, by RFC 4647, 3.4: `de-AT` matches `de`. `en`
 * also matches `en-GB`. If the site has none of its languages, the words of the source language.
 */
export function preferredWords(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { languages }: PublishedForms,
): PublishedLanguage {
  for (const wanted of rangesOf(headers['accept-language'] ?? '')) {
    for (let range = wanted; range !== ''; range = range.replace(/-?[^-]*$/, '')) {
      const found = languages.find(({ language }) =>
        `${language.toLowerCase()}-`.startsWith(`${range}-`),
      );
      if (found) return found;
    }
  }
  return languages[0];
}

import type { IncomingMessage } from 'node:http';
import type { PublishedForms, PublishedWords } from '../contract/published.ts';
import { parseWeights } from './static/negotiation.ts';

/** Letters of the header that are read: a browser sends a few dozen, and looking up thousands takes seconds. */
const MOST_LETTERS = 500;

/** The language ranges of an `Accept-Language` header in lower case, those that are liked best first. */
function rangesOf(header: string): string[] {
  return [...parseWeights(header.slice(0, MOST_LETTERS))]
    .filter(([, weight]) => weight > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([range]) => range);
}

/**
 * The words in the first language of the browser that the site has, looked up as in RFC 4647, 3.4: `de-AT` finds `de`, and
 * `en` finds `en-GB`. Where the site has none of them, the words of the source.
 */
export function preferredWords(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { languages }: PublishedForms,
): PublishedWords {
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

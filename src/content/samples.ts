/** Finds content that must not go live: invented records, unconfirmed figures and fictitious contacts. */

import { formatPath, formatProblem, type Problem } from '../schema/problem.ts';
import { valuesIn } from '../schema/walk.ts';
import type { Content, Entry } from './entry.ts';
import { textsIn } from './languages/translate.ts';

/** Patterns of fictitious contacts. */
const FICTITIOUS: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  // RFC 2606 and RFC 6761 reserve these domain names.
  {
    what: 'an address reserved for examples',
    pattern:
      /^(mailto:)?([^\s@]+@|https?:\/\/)([\w-]+\.)*(example\.(com|net|org)|[\w-]+\.(example|test|invalid))(\/|$)/i,
  },
  // Ofcom and the North American Numbering Plan reserve these numbers for fiction.
  {
    what: 'a telephone number reserved for fiction',
    pattern: /^\+44 (20 7946 0|1\d{2} 496 0|7700 900)\d{3}$|^\+1 \d{3} 555 01\d{2}$/,
  },
  { what: 'a telephone number of zeros', pattern: /^\+\d{1,3}[ 0]+$/ },
];

/** @returns every sample, fictitious contact and unread translation with its place, in the order of the files */
export function findSamples(content: Content): Problem[] {
  return [...content.entries.flatMap((entry) => [...samplesIn(entry)]), ...translationsIn(content)];
}

function* samplesIn({ source, schema, data }: Entry): Generator<Problem> {
  for (const { meta, path, value } of valuesIn(schema, data)) {
    const contact =
      typeof value === 'string' && FICTITIOUS.find(({ pattern }) => pattern.test(value));
    let message = contact ? `${contact.what}: ${value}` : undefined;
    if (meta.sample && value === true) message = `${meta.sample}; make it yours, then ${UNMARK}`;
    if (message === undefined) continue;
    yield {
      file: source.file,
      // A getter, because finding a line parses the file again, and a build only counts samples.
      get line() {
        return source.lineOf(path);
      },
      path: formatPath([...source.within, ...path]),
      message,
    };
  }
}

/** Machine translations that nobody has reviewed, and stale translations of binding texts. */
function* translationsIn(content: Content): Generator<Problem> {
  for (const language of content.languages.slice(1)) {
    for (const { pair, state, entry, meta } of textsIn(content, language)) {
      const file = language.files.get(entry.source.file)?.file;
      if (!pair || file === undefined) continue;
      const wrong = [
        pair.machine && 'translated by a machine; read it, then remove the line machine: true',
        state === 'stale' &&
          meta.binding &&
          `translates an earlier wording of a binding text: “${pair.source}”`,
      ];
      for (const message of wrong) if (message) yield { file, line: pair.line, path: '', message };
    }
  }
}

export const UNMARK = 'remove this line';

/** Prints all samples and their number. @returns the number */
export function listSamples(content: Content): number {
  const samples = findSamples(content);
  for (const sample of samples) console.log(formatProblem(sample));
  console.log(samplesLine(samples.length));
  return samples.length;
}

/** A one-line summary of the number of samples. */
export const samplesLine = (count: number) =>
  count === 0
    ? 'No sample is left in content/: it can be published.'
    : `${count} ${count === 1 ? 'sample is' : 'samples are'} left in content/; npm run check -- --publish lists them.`;

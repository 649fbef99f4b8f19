/** What of content/ must not go live: invented records, unconfirmed figures, and contacts that reach nobody. */

import { formatPath, formatProblem, type Problem } from '../schema/problem.ts';
import { bare, leaves } from '../schema/walk.ts';
import type { Content, Entry } from './entry.ts';
import { textsIn } from './translate.ts';

/** Contacts that lead nowhere, by what they are. */
const PLACEHOLDERS: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  // RFC 2606 and RFC 6761: names that are nobody's.
  {
    what: 'an address that is nobody’s',
    pattern:
      /^(mailto:)?([^\s@]+@|https?:\/\/)([\w-]+\.)*(example\.(com|net|org)|[\w-]+\.(example|test|invalid))(\/|$)/i,
  },
  // Ofcom and the North American Numbering Plan keep these numbers for films and books.
  {
    what: 'a telephone number kept for fiction',
    pattern: /^\+44 (20 7946 0|1\d{2} 496 0|7700 900)\d{3}$|^\+1 \d{3} 555 01\d{2}$/,
  },
  { what: 'a telephone number of noughts', pattern: /^\+\d{1,3}[ 0]+$/ },
];

/**
 * @returns every sample, placeholder and unread translation with its place, in the order of the files; an owner's own content
 * has none
 */
export function findSamples(content: Content): Problem[] {
  return [...content.entries.flatMap((entry) => [...samplesIn(entry)]), ...translationsIn(content)];
}

function* samplesIn({ source, schema, data }: Entry): Generator<Problem> {
  for (const { field, path, value } of leaves(schema, data)) {
    const { sample } = bare(field).meta;
    const placeholder = PLACEHOLDERS.find(({ pattern }) => pattern.test(String(value)));
    let message = placeholder && `${placeholder.what}: ${value}`;
    if (sample && value === true) message = `${sample}; make it yours, then ${UNMARK}`;
    if (message === undefined) continue;
    yield {
      file: source.file,
      // Asked for by who lists them: a build only counts, and to find a line the file is parsed again.
      get line() {
        return source.lineOf(path);
      },
      path: formatPath([...source.within, ...path]),
      message,
    };
  }
}

/** Translations that nobody has read, and those of binding words that say something else by now. */
function* translationsIn(content: Content): Generator<Problem> {
  for (const language of content.languages.slice(1)) {
    for (const { pair, state, entry, isBinding } of textsIn(content, language)) {
      const file = language.files.get(entry.source.file)?.file;
      if (!pair || file === undefined) continue;
      const wrong = [
        pair.machine && 'translated by a machine; read it, then remove the line machine: true',
        state === 'stale' &&
          isBinding &&
          `translates earlier words of what binds: “${pair.source}”`,
      ];
      for (const message of wrong) if (message) yield { file, line: pair.line, path: '', message };
    }
  }
}

/** What somebody does about a sample in its file. */
export const UNMARK = 'remove this line';

/** Prints every sample and placeholder, and how many there are. @returns that number */
export function listSamples(content: Content): number {
  const samples = findSamples(content);
  for (const sample of samples) console.log(formatProblem(sample));
  console.log(samplesLine(samples.length));
  return samples.length;
}

/** The findings in a line, for those who only want to know how many there are. */
export const samplesLine = (count: number) =>
  count === 0
    ? 'No sample is left in content/: it can be published.'
    : `${count} ${count === 1 ? 'sample is' : 'samples are'} left in content/; npm run check -- --publish lists them.`;

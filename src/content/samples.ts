/** What of content/ must not go live: invented records, unconfirmed figures, and contacts that reach nobody. */

import { formatPath, formatProblem, type Problem } from '../schema/problem.ts';
import type { Content } from './check.ts';
import { type TranslatedText, textsIn } from './translate.ts';

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
  const samples = content.entries.flatMap(({ collection, source, data }) =>
    [...findingsIn(data, [], WHAT[collection] ?? SOMETHING)].map(({ path, message }) => ({
      file: source.file,
      // Asked for by who lists them: a build only counts, and to find a line the file is parsed again.
      get line() {
        return source.lineOf(path);
      },
      path: formatPath([...source.within, ...path]),
      message,
    })),
  );
  return [...samples, ...translationsIn(content)];
}

/** What somebody agrees to or relies on: the consent of a form, and a policy. */
function isBinding({ entry, path }: TranslatedText): boolean {
  if (entry.collection === 'forms') return path.includes('consent');
  const [first, section] = path;
  const sections = entry.data.sections as readonly { readonly type: string }[] | undefined; // as every page has them
  return first === 'sections' && sections?.[Number(section)]?.type === 'legalText';
}

/** Translations that nobody has read, and those of binding words that say something else by now. */
function* translationsIn(content: Content): Generator<Problem> {
  for (const language of content.languages.slice(1)) {
    for (const text of textsIn(content, language)) {
      const { pair, state, entry } = text;
      const file = language.files.get(entry.source.file)?.file;
      if (!pair || file === undefined) continue;
      const wrong = [
        pair.machine && 'translated by a machine; read it, then remove the line machine: true',
        state === 'stale' &&
          isBinding(text) &&
          `translates earlier words of what binds: “${pair.source}”`,
      ];
      for (const message of wrong) if (message) yield { file, line: pair.line, path: '', message };
    }
  }
}

/** What somebody does about a sample in its file. */
export const UNMARK = 'remove this line';

const WORDS = 'words and figures of an invented company';

/** What a sample is, by its collection or by the type of its section. */
const WHAT: Readonly<Record<string, string>> = {
  figures: 'a figure that nobody has confirmed',
  legalText: 'sample text without legal force',
  offices: 'an invented address',
  pages: WORDS,
  services: WORDS,
  industries: WORDS,
  sectors: WORDS,
};
const SOMETHING = 'invented or unconfirmed';

interface Finding {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function* findingsIn(
  value: unknown,
  path: readonly PropertyKey[],
  what: string,
): Generator<Finding> {
  if (typeof value === 'string') {
    const found = PLACEHOLDERS.find(({ pattern }) => pattern.test(value));
    if (found) yield { path, message: `${found.what}: ${value}` };
  } else if (typeof value === 'object' && value !== null) {
    const own = 'type' in value ? (WHAT[String(value.type)] ?? what) : what;
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key];
      if (key === 'sample' && inner === true) {
        yield {
          path: at,
          message: `${own}; make it yours, then ${UNMARK}`,
        };
      } else yield* findingsIn(inner, at, own);
    }
  }
}

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

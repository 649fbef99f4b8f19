import { resolve } from 'node:path';
import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { bare, fieldAt, isRecord, shapeOf } from './walk.ts';

/** An error in a content file. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  /** The field, such as `sections[2].heading`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
}

/** `file:line  path  message`, one line, clickable in most terminals. */
export function formatProblem({ file, line, path, message }: Problem): string {
  return `${file}:${line}  ${path ? `${path}: ` : ''}${message}`;
}

/** All problems in content/, one per line. `loc` is the place of the first one, for the error overlay in the browser. */
export class ContentError extends Error {
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };

  constructor(problems: readonly Problem[]) {
    super(
      `content/ has problems:\n${problems.map((each) => `  ${formatProblem(each)}`).join('\n')}`,
    );
    this.name = 'ContentError';
    // A missing value is reported at line 1, so prefer a problem with a real line.
    const first = problems.find(({ line }) => line > 1) ?? problems[0];
    this.loc = { file: resolve(first?.file ?? 'content'), line: first?.line ?? 1, column: 1 };
  }
}

/** `['sections', 2, 'heading']` as `sections[2].heading`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
}

/** A picture file name, which users may write where the key of a plate or a picture's fields are expected. */
const FILE_NAME = /\.(jpe?g|png|webp|avif|svg|hei[cf])$/i;

/**
 * Replaces an issue of a union, such as a name or a picture's fields, by the issues of the option that the input resembles.
 * Replaces an issue of a record's key by the issues of the key itself.
 */
export function unfolded(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code === 'invalid_key') {
    return issue.issues.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  }
  if (issue.code !== 'invalid_union' || !('errors' in issue) || issue.errors.length === 0) {
    return [issue];
  }
  const { input, path, errors } = issue;
  if (typeof input === 'string' && FILE_NAME.test(input)) {
    const message = `a picture of your own has fields: write "file: ${input}" and "alt: …" on lines of their own below this name`;
    return [{ code: 'custom', path, message, input }];
  }
  const isGroup = typeof input === 'object' && input !== null;
  // For fields, take the option with issues inside the group; for a name, the option that lists the valid names.
  const fitting = errors.find(([first]) =>
    isGroup
      ? first?.code === 'unrecognized_keys' || first?.path.length
      : first?.code === 'invalid_value',
  );
  return (fitting ?? []).map((each) => ({ ...each, path: [...path, ...each.path] }));
}

const said = (input: unknown) => JSON.stringify(input) ?? 'nothing';

/** Names of types for people who write YAML. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (each item on a line that starts with "- ")',
  object: 'fields (each on a line as "name: value")',
  record: 'fields (each on a line as "name: value")',
};

/**
 * Explains an issue to people who write YAML.
 * @param schema that of the data, for what the message says about fields
 */
export function explain(issue: z.core.$ZodIssue, schema?: z.core.$ZodType, data?: unknown): string {
  const { field, value } = fieldAt(schema, data, issue.path);
  switch (issue.code) {
    case 'invalid_type': {
      const { input } = issue;
      const expected = TYPES[issue.expected] ?? issue.expected;
      // Prefer a schema's own message for a missing value.
      if (input === undefined && !issue.message.startsWith('Invalid input')) return issue.message;
      if (input === undefined) return `is missing; expected ${expected}`;
      // A field that is optional, or an item of a list.
      const isSpare = (field && bare(field).optional) || typeof issue.path.at(-1) === 'number';
      const remedy = isSpare ? ', or leave the line out' : '';
      if (input === null) return `is empty; expected ${expected}${remedy}`;
      const quoted = issue.expected === 'string' && typeof input !== 'object';
      if (quoted) return `expected text, got ${said(input)}: put it in quotes, as in "${input}"`;
      // YAML reads a list item with a colon as a field and its value.
      const [pair, ...others] = typeof input === 'object' ? Object.entries(input) : [];
      if (issue.expected === 'string' && pair && others.length === 0 && !Array.isArray(input)) {
        return `a text with a colon and a space after it needs quotes: "${pair.join(': ')}"`;
      }
      const hasComma = typeof input === 'string' && /^-?[\d.]+(,[\d.]+)+$/.test(input);
      const comma = hasComma ? ': write decimals with a point, and no commas' : '';
      return `expected ${expected}, got ${said(input)}${comma}`;
    }
    case 'unrecognized_keys': {
      const fields = Object.keys(shapeOf(field, value));
      return issue.keys
        .map((key) => `unknown field "${key}"; ${expectation(key, fields)}`)
        .join('; ');
    }
    case 'invalid_union': {
      // The discriminator is `type` for sections and `layout` for those of one type.
      const { discriminator = 'value', input } = issue;
      const known = ('options' in issue ? (issue.options ?? []) : []).map(String);
      const given = isRecord(input) ? input[discriminator] : undefined;
      if (given === undefined) return `is missing; ${expectation('', known)}`;
      const name = discriminator === 'type' ? 'section type' : discriminator;
      const more = discriminator === 'type' ? ' (npm run dev shows all, at /sections)' : '';
      return `unknown ${name} "${given}"; ${expectation(String(given), known)}${more}`;
    }
    case 'too_big':
      return issue.origin === 'string'
        ? `too long: at most ${issue.maximum} characters, got ${String(issue.input).length}`
        : `too ${issue.origin === 'array' ? 'many' : 'much'}: at most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string'
        ? `too short: at least ${issue.minimum} characters`
        : `too ${issue.origin === 'array' ? 'few' : 'little'}: at least ${issue.minimum}`;
    case 'invalid_value': {
      const known = issue.values.map(String);
      return `unknown value ${said(issue.input)}; ${expectation(String(issue.input), known)}`;
    }
    case 'invalid_format':
      return `expected ${FORMATS[issue.format] ?? issue.message}; got ${said(issue.input)}`;
    default:
      return issue.message;
  }
}

/** Messages for zod's built-in formats. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address such as hello@example.com',
  url: 'an address that starts with https://',
};

/** The largest share of different letters at which a word counts as a misspelling of another. */
const SLIP = 0.4;
/** How many suggestions are listed when there are more known words than `FEW`. */
const MOST = 3;
/** Up to this number, all known words are listed. */
const FEW = 8;

/** The end of an error message: `did you mean "qa"?`, or the known words, of many only the most similar. */
export function expectation(word: string, known: readonly string[]): string {
  const near = known.toSorted((a, b) => slip(word, a) - slip(word, b));
  const [nearest] = near;
  if (nearest === undefined) return 'there is none yet';
  if (slip(word, nearest) <= SLIP) return `did you mean "${nearest}"?`;
  if (known.length <= FEW) return `expected one of ${known.join(', ')}`;
  return `expected one of ${known.length}, such as ${near.slice(0, MOST).join(', ')}`;
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const slip = (word: string, other: string) =>
  distance(plain(word), plain(other)) / Math.max(plain(word).length, plain(other).length, 1);

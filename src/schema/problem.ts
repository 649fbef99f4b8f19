import { resolve } from 'node:path';
import type { z } from 'zod';
import { expectation } from './nearest.ts';
import { isRecord } from './walk.ts';

/** Something wrong in a content file: where, and what was expected. */
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

/** Everything that is wrong in content/, one line a problem. `loc` is where the first one is, for the browser's overlay. */
export class ContentError extends Error {
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };

  constructor(problems: readonly Problem[]) {
    super(
      `content/ has problems:\n${problems.map((each) => `  ${formatProblem(each)}`).join('\n')}`,
    );
    this.name = 'ContentError';
    // What is missing has no line of its own, so another problem shows its place better.
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

/** A file name where a field takes the key of a plate, or a picture with fields of its own. */
const FILE_NAME = /\.(jpe?g|png|webp|avif|svg|hei[cf])$/i;

/**
 * What is wrong in a field that takes a name or a group of fields, such as a picture: what it would be with the kind of value
 * that was given. Of a key, what is wrong with it itself.
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
  // What names of themselves can't be is said of the field as a whole, what is wrong within a group of its fields.
  const fitting = errors.find(([first]) =>
    isGroup
      ? first?.code === 'unrecognized_keys' || first?.path.length
      : first?.code === 'invalid_value',
  );
  return (fitting ?? []).map((each) => ({ ...each, path: [...path, ...each.path] }));
}

const said = (input: unknown) => JSON.stringify(input) ?? 'nothing';

/** What a type is called by somebody who writes YAML. */
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
 * Says what a field expects in words an editor of YAML understands.
 * @param fields the fields that the record or group at the issue's place may have
 */
export function explain(issue: z.core.$ZodIssue, fields: readonly string[]): string {
  switch (issue.code) {
    case 'invalid_type': {
      const { input } = issue;
      const expected = TYPES[issue.expected] ?? issue.expected;
      // A schema that has words of its own for what is missing knows more.
      if (input === undefined && !issue.message.startsWith('Invalid input')) return issue.message;
      if (input === undefined) return `is missing; expected ${expected}`;
      if (input === null) return `is empty; expected ${expected}, or leave the line out`;
      const quoted = issue.expected === 'string' && typeof input !== 'object';
      if (quoted) return `expected text, got ${said(input)}: put it in quotes, as in "${input}"`;
      // A text of a list that holds a colon is read as a field and its value.
      const [field, ...others] = typeof input === 'object' ? Object.entries(input) : [];
      if (issue.expected === 'string' && field && others.length === 0 && !Array.isArray(input)) {
        return `a text with a colon and a space after it needs quotes: "${field.join(': ')}"`;
      }
      const hasComma = typeof input === 'string' && /^-?[\d.]+(,[\d.]+)+$/.test(input);
      const remedy = hasComma ? ': a point stands before decimals, and a comma nowhere' : '';
      return `expected ${expected}, got ${said(input)}${remedy}`;
    }
    case 'unrecognized_keys':
      return issue.keys
        .map((key) => `unknown field "${key}"; ${expectation(key, fields)}`)
        .join('; ');
    case 'invalid_union': {
      // Which union it is shows in its discriminator: sections by `type`, those of one type by `layout`.
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
        : `too few: at least ${issue.minimum}`;
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

/** What zod says of formats in words of its own. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address such as hello@example.com',
  url: 'an address that starts with https://',
};

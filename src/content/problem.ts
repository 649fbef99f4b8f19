import { resolve } from 'node:path';
import type { z } from 'zod';

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
    const [first] = problems;
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

/** Says what a field expects in words an editor of YAML understands. */
export function explain(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing; expected ${issue.expected}`
        : `expected ${issue.expected}, got ${JSON.stringify(issue.input)}`;
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}; see the fields in content/.schema/`;
    case 'invalid_union':
      // Which union it is shows in its discriminator: sections by `type`, those of one type by `layout`.
      return 'options' in issue && issue.options
        ? `unknown ${issue.discriminator === 'type' ? 'section type' : issue.discriminator}; expected one of ${issue.options.join(', ')}`
        : issue.message;
    case 'too_big':
      return issue.origin === 'string'
        ? `too long: at most ${issue.maximum} characters, got ${String(issue.input).length}`
        : `too much: at most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string'
        ? `too short: at least ${issue.minimum} characters`
        : `too few: at least ${issue.minimum}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}; got ${JSON.stringify(issue.input)}`;
    case 'invalid_format':
      return `expected ${issue.message}; got ${JSON.stringify(issue.input)}`;
    default:
      return issue.message;
  }
}

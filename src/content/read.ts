/** Reads the YAML files of content/ as plain data, and finds the line of any value for error messages. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  type Alias,
  type Document,
  type ErrorCode,
  isCollection,
  isNode,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { z } from 'zod';
import { explain, formatPath, type Problem, unfolded } from '../schema/problem.ts';
import { isRecord } from '../schema/walk.ts';
import { slugFault, slugOf } from './slug.ts';

/** One YAML file, parsed but not yet checked. */
export interface Source {
  /** Path relative to the content folder's parent, such as `content/pages/index.yaml`. */
  readonly file: string;
  /** The record's id: its path in the collection without the extension. */
  readonly id: string;
  /** The path of the record in its file: its id if the file holds a whole collection, otherwise empty. */
  readonly within: readonly string[];
  /** The folder of its pictures, from the project root: the file's own, or one named after a file with a whole collection. */
  readonly folder: string;
  readonly data: unknown;
  /** The line, from 1, of the value at `path` or of its nearest existing parent. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** The last version of each file. When one file changes, all of content/ is read again. */
const lastRead = new Map<string, { readonly text: string; readonly source: Source | Problem }>();

/**
 * Parses a file. Its data is cached and must not be modified.
 * @param problems receives a missing file or invalid YAML, for which undefined is returned
 */
export function openSource(
  root: string,
  file: string,
  id: string,
  problems: Problem[],
): Source | undefined {
  const path = join(root, file);
  if (!existsSync(path)) {
    problems.push({ file, line: 1, path: '', message: 'the file is missing' });
    return undefined;
  }
  const text = readFileSync(path, 'utf8');
  const last = lastRead.get(file);
  const source = last?.text === text ? last.source : parseSource(text, file, id);
  lastRead.set(file, { text, source });
  if ('data' in source) return source;
  problems.push(source);
  return undefined;
}

/** Validates a file or record. Adds every violation to `problems`. @returns the parsed data, or undefined if it is invalid */
export function checked<T>(
  { file, within, data, lineOf }: Source,
  schema: z.ZodType<T>,
  problems: Problem[],
): T | undefined {
  const result = schema.safeParse(data, { reportInput: true });
  for (const issue of result.error?.issues.flatMap(unfolded) ?? []) {
    const at = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path;
    const message = explain(issue, schema, data);
    problems.push({
      file,
      line: lineOf(at),
      path: formatPath([...within, ...issue.path]),
      message,
    });
  }
  return result.data;
}

/** Only the last parsed document is kept, to save memory on large sites. */
let parsed: { text: string; document: Document; counter: LineCounter } | undefined;

function parse(text: string) {
  if (parsed?.text !== text) {
    const counter = new LineCounter();
    parsed = {
      text,
      document: parseDocument(text, { lineCounter: counter, stringKeys: true }),
      counter,
    };
  }
  return parsed;
}

/** The first fault that makes a text no valid YAML, with its line; undefined if it is valid. */
export function yamlFault(text: string): { line: number; cause: string } | undefined {
  const { document, counter } = parse(text);
  const fault = faultOf(document);
  return fault && { line: counter.linePos(fault.at).line, cause: fault.cause };
}

function parseSource(text: string, file: string, id: string): Source | Problem {
  const fault = yamlFault(text);
  if (fault) {
    return { file, line: fault.line, path: '', message: `not valid YAML: ${fault.cause}` };
  }
  const { document } = parse(text);
  const lineOf = (path: readonly PropertyKey[]): number => {
    const { document, counter } = parse(text);
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { file, id, within: [], folder: dirname(file), data: document.toJS(), lineOf };
}

const UNQUOTED_ALIAS = 'a text that starts with * or & needs quotes';
/** Error code of the YAML library → likely cause. */
const CAUSES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: UNQUOTED_ALIAS,
  BAD_DQ_ESCAPE: 'a backslash within double quotes; write it twice, or use single quotes',
  BAD_INDENT:
    'this line is indented too little or too much; all items of a list start in the same column',
  BAD_SCALAR_START: 'a text that starts with @, ` or % needs quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon and a space after it needs quotes',
  DUPLICATE_KEY: 'this field appears twice; remove one',
  MISSING_CHAR:
    'a quotation mark, comma or bracket is missing, or this line is indented too little or too much',
  MULTILINE_IMPLICIT_KEY:
    'a line without "name:"; a text of several lines goes on with deeper indentation',
  TAB_AS_INDENT: 'indented by a tab; use spaces',
  TAG_RESOLVE_FAILED: 'a text that starts with ! needs quotes',
  UNEXPECTED_TOKEN:
    'something here doesn’t belong: often a quotation mark inside a text in quotes (put the other kind around the text), a text that needs quotes, or a line indented too far',
};

/** The first fault of a document. `at` counts characters from the start of the file. */
function faultOf(document: Document): { at: number; cause: string } | undefined {
  const [error, next] = document.errors;
  if (error) {
    const { code, message, pos } = error;
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY') {
      // The parser takes a line that is indented wrongly for a part of the text above, and reports where that text starts.
      return { at: next.pos[1], cause: CAUSES.BAD_INDENT ?? '' };
    }
    let [at] = pos;
    const isOpen = /^(Missing closing|Flow)/.test(message);
    if (isOpen) {
      // The parser reports an open quotation mark or bracket where its text ends, which may be the end of the file.
      visit(document, {
        Value: (_key, node) => {
          const { range } = node;
          if (!range || range[1] < pos[0] || (isCollection(node) && !node.flow)) return;
          [at] = range;
          return visit.BREAK;
        },
      });
    }
    const cause = CAUSES[isOpen ? 'MISSING_CHAR' : code];
    return { at, cause: cause ?? String(message.split(' at line')[0]) };
  }
  // Content has no anchors, so an alias is really a text without quotes.
  let alias: Alias | undefined;
  visit(document, {
    Alias: (_key, node) => {
      alias = node;
      return visit.BREAK;
    },
  });
  return alias && { at: alias.range?.[0] ?? 0, cause: UNQUOTED_ALIAS };
}

/** The records of a file that holds a whole collection by id. @param problems receives invalid ids */
export function recordsOf(source: Source, problems: Problem[]): Source[] {
  const { file, data, lineOf } = source;
  const told = (line: number, message: string) => problems.push({ file, line, path: '', message });
  if (data !== null && !isRecord(data)) {
    told(1, 'expected records by id: a line such as "london:", and the fields of the record below');
    return [];
  }
  return Object.entries(data ?? {}).map(([id, record]) => {
    const fault = slugFault(id, 'id');
    if (fault) told(lineOf([id]), fault);
    return {
      file,
      id,
      within: [id],
      folder: file.replace(/\.yaml$/, ''),
      data: record,
      lineOf: (path) => lineOf([id, ...path]),
    };
  });
}

/** The ids (paths without extension) of the YAML files below `folder`, in alphabetical order. */
export function idsIn(root: string, folder: string): string[] {
  return globSync('**/*.yaml', { cwd: join(root, folder) })
    .map((file) => file.replaceAll('\\', '/').replace(/\.yaml$/, ''))
    .sort();
}

/** Files that can't be used because of their names. */
export function misnamedFiles(root: string): Problem[] {
  return globSync('{brand,content}/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const whole = file.replaceAll(/\s+/g, '-');
      // A YAML file's name becomes part of an address.
      const [name = whole, ending] = whole.split(/\.ya?ml$/i);
      const fit = ending === undefined ? whole : `${slugOf(name)}.yaml`;
      return fit === file
        ? []
        : [{ file, line: 1, path: '', message: `the name must be ${fit}: rename the file` }];
    });
}

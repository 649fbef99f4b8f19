/** Reads content/ from disk: YAML to plain data, with the line of every value for messages. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

/** One YAML file, parsed but not yet checked. */
export interface Source {
  /** Path relative to the content folder's parent, such as `content/pages/index.yaml`. */
  readonly file: string;
  /** Place in its collection without the extension: the record's id. */
  readonly id: string;
  readonly data: unknown;
  /** The line, from 1, of the value at `path`, or of the nearest value above it that exists. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** The parsed file, or what is wrong with its YAML. */
export function readSource(root: string, file: string, id: string): Source | Problem {
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: counter });
  const [error] = document.errors;
  if (error) {
    return {
      file,
      line: counter.linePos(error.pos[0]).line,
      path: '',
      message: `not valid YAML: ${error.message.split('\n')[0]}`,
    };
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { file, id, data: document.toJS(), lineOf };
}

/** The YAML files below `folder`, as ids (paths without extension), in alphabetical order. */
export function idsIn(root: string, folder: string): string[] {
  return globSync('**/*.yaml', { cwd: join(root, folder) })
    .map((file) => file.replaceAll('\\', '/').replace(/\.yaml$/, ''))
    .sort();
}

/**
 * Writes changed data into the YAML it came from. Comments, order, quotes and line breaks of unchanged parts stay as they
 * are.
 */

import { diffArrays } from 'diff';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { yamlFault } from '../../src/content/read.ts';
import { reasonOf } from '../../src/schema/reason.ts';
import { isRecord } from '../../src/schema/walk.ts';
import { type Data, idOf } from '../model/names.ts';
import { ownOf, same } from '../model/value.ts';
import { Refusal } from './validate.ts';

/** How the library writes YAML. */
export const STYLE = {
  lineWidth: 0,
  flowCollectionPadding: false,
  // Keeps a quoted text with \n on one line.
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
} as const;
const SLUG = /^[a-z0-9-]+$/;

/** The first line of a file, which names its JSON schema for text editors. */
export const HEAD = /^# yaml-language-server: .*\n/;

/** The same with the indentation of a source. */
const styleOf = (source: string) => ({
  ...STYLE,
  indent: /:(?: +#.*)?\n( +)/.exec(source)?.[1]?.length ?? 2,
  indentSeq: !/^( *)[^\s#].*:\n\1- /m.test(source),
});

/** Says in which line a text is not valid YAML, and why. @param error of the library */
export function wordsOn(error: unknown, text: string): string {
  const { line, cause } = yamlFault(text) ?? { line: 1, cause: reasonOf(error) };
  return `Line ${line} is not valid YAML: ${cause}. Correct it in a text editor.`;
}

/**
 * @param source the file's present text; empty for a new file
 * @param data its new data
 * @returns the file's new text
 * @throws Refusal if the present text is not valid YAML
 */
export function updateYaml(source: string, data: unknown): string {
  // As git writes files on Windows.
  if (source.includes('\r\n')) {
    const text = updateYaml(source.replaceAll('\r\n', '\n'), data);
    return text.replaceAll('\n', '\r\n');
  }
  const document = parseDocument(source);
  const [fault] = document.errors;
  if (fault) throw new Refusal(wordsOn(fault, source));
  if (!document.contents) {
    const fresh = parseDocument('');
    // The library's type of an empty document allows no content.
    fresh.contents = written(fresh, data) as typeof fresh.contents;
    const sections = fresh.get('sections');
    if (isSeq(sections)) {
      for (const item of sections.items.slice(1)) if (isNode(item)) item.spaceBefore = true;
    }
    return fresh.toString(STYLE);
  }
  const style = styleOf(source);
  const before = document.toString(style);
  // A parsed document holds a node.
  document.contents = update(document, document.contents as Node, data) as never;
  const after = document.toString(style);
  const text = withOldLines(source, before, after);
  // Lines of different indentation don't always fit together.
  const result = parseDocument(text);
  const isSame = result.errors.length === 0 && same(result.toJS(), document.toJS());
  // The library takes it for a comment of the first field, which may be removed or moved.
  const [head = ''] = HEAD.exec(source) ?? [];
  return head + (isSame ? text : after).replace(head, '');
}

/** New nodes in the style of the content files: a list of ids is on one line. */
function written(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Seq: (_key, list) => {
      list.flow = list.items.every((item) => isScalar(item) && SLUG.test(String(item.value)));
    },
  });
  return node;
}

function update(document: Document, node: Node | null, value: unknown): Node {
  if (node && same(node.toJS(document), value)) return node;
  if (isMap(node) && isRecord(value)) return updateMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updateSeq(document, node, value);
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    node.value = value;
    delete node.source;
    return node;
  }
  const fresh = written(document, value);
  if (node?.spaceBefore) fresh.spaceBefore = true;
  if (node?.commentBefore) fresh.commentBefore = node.commentBefore;
  return fresh;
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** The items of parsed maps and lists are nodes, though the library types them as unknown. */
function updateMap(document: Document, map: YAMLMap, value: Data): Node {
  map.items = map.items.filter((pair) => ownOf(value, keyOf(pair)) !== undefined);
  let position = 0;
  for (const [key, each] of Object.entries(value)) {
    if (each === undefined) continue;
    const index = map.items.findIndex((pair) => keyOf(pair) === key);
    const pair = map.items[index] as Pair<unknown, Node | null> | undefined;
    if (pair) {
      pair.value = update(document, pair.value, each);
      position = index + 1;
    } else {
      const fresh = document.createPair(key, null) as Pair<unknown, Node | null>;
      fresh.value = written(document, each);
      map.items.splice(position, 0, fresh as Pair);
      position += 1;
    }
  }
  return map;
}

/** Matches items by value, then by `id` or source, then by index, so that a moved item keeps its comments. */
function updateSeq(document: Document, list: YAMLSeq, value: readonly unknown[]): Node {
  const old = list.items as Node[]; // the items of a parsed list are nodes
  const held = old.map((node): unknown => node.toJS(document));
  const free = new Set(old.keys());
  const from = new Map<number, number>();
  const claim = (test: (item: unknown, index: number, oldIndex: number) => boolean) => {
    for (const [index, item] of value.entries()) {
      if (from.has(index)) continue;
      const oldIndex = [...free].find((candidate) => test(item, index, candidate));
      if (oldIndex === undefined) continue;
      free.delete(oldIndex);
      from.set(index, oldIndex);
    }
  };
  claim((item, index, oldIndex) => index === oldIndex && same(held[oldIndex], item));
  claim((item, _index, oldIndex) => same(held[oldIndex], item));
  claim(
    (item, _index, oldIndex) => idOf(item) !== undefined && idOf(held[oldIndex]) === idOf(item),
  );
  if (value.length === old.length) claim((_item, index, oldIndex) => index === oldIndex);

  const isSpaced = (node: Node) => node.spaceBefore || /^\n/.test(node.commentBefore ?? '');
  const spaced = old.length > 1 && old.slice(1).every(isSpaced);
  const [first] = old;
  list.items = value.map((item, index) => {
    const node = old[from.get(index) ?? -1];
    const next = node ? update(document, node, item) : written(document, item);
    if (spaced && index > 0) next.spaceBefore = true;
    if (index === 0 && next !== first) next.spaceBefore = false;
    return next;
  });
  if (old.length === 0) list.flow = value.every((item) => SLUG.test(String(item)));
  return list;
}

/** For each line of `b`, the index in `a` of the line that it corresponds to; undefined for a new one. */
function common(a: readonly string[], b: readonly string[]): (number | undefined)[] {
  let index = 0;
  return diffArrays([...a], [...b]).flatMap(({ added, removed, value }) => {
    if (added) return value.map(() => undefined);
    const indexes = value.map(() => index++);
    return removed ? [] : indexes;
  });
}

/** For each line that the library writes, the lines of the source that it stands for: some are joined, some left out. */
function sourceLines(source: readonly string[], plain: readonly string[]): string[][] {
  const letters = (line: string) => line.replace(/\s+/g, '');
  const parts = diffArrays(source.map(letters), plain.map(letters));
  const found: string[][] = [];
  let [index, joined] = [0, [] as string[]];
  for (const [number, { added, removed, count }] of parts.entries()) {
    const own = added ? [] : source.slice(index, index + count);
    index += own.length;
    if (added) {
      found.push(...Array.from({ length: count }, (_, line) => (line === 0 ? joined : [])));
      joined = [];
    } else if (!removed) found.push(...own.map((line) => [line]));
    else if (parts[number + 1]?.added) joined = own;
    // Lines that it leaves out, such as a second empty one, go with the line before them.
    else found.at(-1)?.push(...own);
  }
  return found;
}

/**
 * Takes unchanged lines from the source.
 * @param plain the same data as the library writes it
 * @param next the new data as the library writes it
 */
function withOldLines(source: string, plain: string, next: string): string {
  if (next === plain) return source;
  const [old, before, after] = [source, plain, next].map((text) => text.split('\n'));
  if (!old || !before || !after) return next;
  const lines = sourceLines(old, before);
  return common(before, after)
    .flatMap((from, to) => lines[from ?? -1] ?? after[to] ?? [])
    .join('\n');
}

/** Moves the sections, the navigation and the lists in content/ to those of this version. `npm run upgrade` runs it. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { bringListsTogether } from './migrate-lists.ts';
import { moved, movedNavigation, type Section } from './migrations.ts';

/** The file of the bar and the footer. */
const NAVIGATION = join('content', 'navigation.yaml');

const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const;

/**
 * @returns the file with its sections moved: comments and the lines of everything else stay as they are; only where a
 * text runs over several lines, each text comes out in one
 */
export function migrated(source: string): string {
  const document = parseDocument(source);
  const before = document.toString(STYLE).split('\n');
  let changed = false;
  visit(document, {
    Map: (_key, map) => {
      if (typeof map.get('type') !== 'string' || !map.has('id')) return;
      changed = move(document, map) || changed;
    },
  });
  if (!changed) return source;
  // What the library writes in its own manner is put back: its lines stand in the order of the file's.
  const own = source.split('\n');
  const lines = new Map(before.map((line, index) => [line, own[index] ?? line]));
  const kept = before.length === own.length ? lines : new Map<string, string>();
  return document
    .toString(STYLE)
    .split('\n')
    .map((line) => kept.get(line) ?? line)
    .join('\n');
}

/** @returns the file of the navigation in the form of this version; comments on what has moved apart stand at its top */
export function migratedNavigation(source: string): string {
  const document = parseDocument(source);
  const before = document.contents;
  if (!isMap(before)) return source;
  const fields = Object.fromEntries(
    before.items.map(({ key, value }) => [
      String(key),
      isMap(value)
        ? Object.fromEntries(value.items.map((each) => [String(each.key), each.value]))
        : {},
    ]),
  );
  const after = movedNavigation(fields);
  if (after === fields) return source;
  // A link that stands in the bar and in the footer is written out in both.
  const now = document.createNode(after, { aliasDuplicateObjects: false });
  const comments = before.items.map(({ key }) => (isScalar(key) ? key.commentBefore : undefined));
  now.commentBefore = [before.commentBefore, ...comments].filter(Boolean).join('\n');
  document.contents = now as typeof before;
  return document.toString(STYLE);
}

/** Moves one section in place. @returns whether it had to */
function move(document: Document, map: YAMLMap): boolean {
  const before: Section = map.toJS(document);
  const after = moved(before);
  if (after === before) return false;
  update(document, map, after);
  return true;
}

/** Gives a map the fields of `data` in their order. What is equal keeps its node, with its comments and its manner. */
function update(document: Document, map: YAMLMap, data: Section) {
  map.items = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const pair =
        map.items.find((each) => String(each.key) === key) ?? document.createPair(key, value);
      const { value: node } = pair;
      if (isMap(node) && isFields(value)) update(document, node, value);
      else if (isSeq(node) && Array.isArray(value) && node.items.length === value.length) {
        for (const [index, item] of node.items.entries()) {
          if (isMap(item) && isFields(value[index])) update(document, item, value[index]);
          else if (!same(document, item, value[index])) node.set(index, value[index]);
        }
      } else if (!same(document, node, value)) {
        if (isScalar(node) && typeof value !== 'object') node.value = value;
        else pair.value = document.createNode(value);
      }
      return pair as (typeof map.items)[number];
    });
}

const isFields = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (document: Document, node: unknown, value: unknown) =>
  isNode(node) && JSON.stringify(node.toJS(document)) === JSON.stringify(value);

if (import.meta.main) {
  const root = process.cwd();
  const lists = bringListsTogether(root);
  const others = globSync('content/**/*.yaml', { cwd: root }).filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const now = file === NAVIGATION ? migratedNavigation(source) : migrated(source);
    if (now !== source) writeFileSync(join(root, file), now);
    return now !== source;
  });
  const files = [...new Set([...lists, ...others])];
  console.log(
    files.length > 0
      ? `These files were of an earlier version and were moved to this one:\n${files.sort().join('\n')}`
      : 'Everything in content/ is of this version.',
  );
}

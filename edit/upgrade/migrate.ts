/** Migrates the sections, navigation and lists in content/, and the brand, to this version. `npm run upgrade` runs it. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Lexer, parse, stringify } from 'yaml';
import { isRecord } from '../../src/schema/walk.ts';
import { STYLE, updateYaml } from '../disk/update-yaml.ts';
import { bringListsTogether } from './lists.ts';
import { moved, movedNavigation } from './moves.ts';

/** The file of the header bar and the footer. */
const NAVIGATION = join('content', 'navigation.yaml');
const BRAND = join('brand', 'brand.yaml');

/** Data with every section migrated to this version. */
function withSections(data: unknown): unknown {
  if (Array.isArray(data)) {
    const isSection = (each: unknown) =>
      isRecord(each) && typeof each.type === 'string' && 'id' in each;
    return data.flatMap((each) => (isSection(each) ? moved(each) : [each])).map(withSections);
  }
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, withSections(each)]));
}

/** A field's earlier name, in a block or in braces. */
const VIGNETTE = /(?<=^[ -]*|[{,] *)vignette:/gm;

/** @returns the file's text in the form of this version; comments and all other lines stay as they are */
export const migrated = (source: string): string =>
  updateYaml(source, withSections(parse(source))).replace(VIGNETTE, 'screen:');

/** @returns the navigation file in the form of this version; its comments move to its top */
export function migratedNavigation(source: string): string {
  const before = parse(source) ?? {};
  const after = movedNavigation(before);
  if (after === before) return source;
  const comments = [...new Lexer().lex(source)].filter((token) => token.startsWith('#'));
  // A link in both the bar and the footer is written out twice, without a YAML alias.
  const text = stringify(after, { ...STYLE, aliasDuplicateObjects: false });
  return [...comments, text].join('\n');
}

/** @returns brand.yaml in the form of this version: it doesn't name the film, which is in brand/film/ */
export const migratedBrand = (source: string): string => source.replace(/^film:.*\n/m, '');

const migrationOf = (file: string) =>
  file === NAVIGATION ? migratedNavigation : file === BRAND ? migratedBrand : migrated;

if (import.meta.main) {
  const root = process.cwd();
  const lists = bringListsTogether(root);
  const others = globSync(['content/**/*.yaml', BRAND], { cwd: root }).filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const now = migrationOf(file)(source);
    if (now !== source) writeFileSync(join(root, file), now);
    return now !== source;
  });
  const files = [...new Set([...lists, ...others])];
  console.log(
    files.length > 0
      ? `These files were migrated from an earlier version:\n${files.sort().join('\n')}`
      : 'Everything in content/ and brand/ is of this version.',
  );
}

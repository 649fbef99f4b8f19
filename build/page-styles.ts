/**
 * Gives each page of the build a style sheet with only the rules that it uses: half of those of all sections. Pages that use
 * the same rules share a sheet.
 *
 *     node build/page-styles.ts [folder of the build, dist if not given]
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { transform } from 'lightningcss';
import { kilobytes } from './compress.ts';

/** The link to a style sheet of the build. */
const SHEET_LINK = /<link rel="stylesheet" href="\/(_astro\/[^"]+\.css)">/g;

/**
 * Class names of a document's elements, those within templates included. What merely looks like a class in a text counts
 * too: that keeps a rule too many, never one too few.
 */
function classesOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
}

/** The names a sheet defines. */
function namesIn(filename: string, code: Buffer): { classes: Set<string>; keyframes: Set<string> } {
  const classes = new Set<string>();
  const keyframes = new Set<string>();
  transform({
    filename,
    code,
    visitor: {
      Selector: (selector) => {
        for (const part of selector) if (part.type === 'class') classes.add(part.name);
      },
      Rule: {
        keyframes: ({ value: { name } }) => {
          if (name.type === 'ident') keyframes.add(name.value);
        },
      },
    },
  });
  return { classes, keyframes };
}

/** What one run did. Sizes are in bytes, before compression. */
interface Summary {
  pages: number;
  sheets: number;
  /** The sheet with all rules. */
  sourceBytes: number;
  /** The largest of those that replace it. */
  largestBytes: number;
}

/**
 * Replaces the style sheets in the folder of a build.
 *
 * @throws where a sheet that a page links to is missing
 */
export function writePageStyles(folder: string): Summary {
  const pages = globSync('**/*.html', { cwd: folder }).sort();
  // A script may set any class that it names.
  const scripted = new Set(
    globSync('_astro/*.js', { cwd: folder }).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8').match(/[\w-]+/g),
    ),
  );
  const sources = new Map<string, { code: Buffer; removable: string[] }>();
  const source = (file: string) => {
    let known = sources.get(file);
    if (!known) {
      const code = readFileSync(join(folder, file));
      const { classes, keyframes } = namesIn(file, code);
      const removable = [...classes].filter((name) => !keyframes.has(name) && !scripted.has(name));
      known = { code, removable };
      sources.set(file, known);
    }
    return known;
  };
  const sheets = new Map<string, { file: string; bytes: number }>();
  const sheetFor = (file: string, used: ReadonlySet<string>) => {
    const { code, removable } = source(file);
    const unusedSymbols = removable.filter((name) => !used.has(name));
    const key = [file, ...unusedSymbols].join(' ');
    let sheet = sheets.get(key);
    if (!sheet) {
      const { code: kept } = transform({ filename: file, code, minify: true, unusedSymbols });
      const hash = createHash('sha256').update(kept).digest('hex').slice(0, 8);
      sheet = { file: `_astro/page.${hash}.css`, bytes: kept.length };
      writeFileSync(join(folder, sheet.file), kept);
      sheets.set(key, sheet);
    }
    return sheet.file;
  };
  for (const page of pages) {
    const path = join(folder, page);
    const html = readFileSync(path, 'utf8');
    const used = classesOf(html);
    const changed = html.replace(SHEET_LINK, (link, file) =>
      link.replace(file, sheetFor(file, used)),
    );
    if (changed !== html) writeFileSync(path, changed);
  }
  for (const file of sources.keys()) rmSync(join(folder, file));
  return {
    pages: pages.length,
    sheets: sheets.size,
    sourceBytes: [...sources.values()].reduce((sum, { code }) => sum + code.length, 0),
    largestBytes: Math.max(0, ...[...sheets.values()].map(({ bytes }) => bytes)),
  };
}

if (import.meta.main) {
  const { pages, sheets, sourceBytes, largestBytes } = writePageStyles(
    resolve(process.argv[2] ?? join(import.meta.dirname, '../dist')),
  );
  console.log(
    `styles: ${sheets} sheets for ${pages} pages, of up to ${kilobytes(largestBytes)}; all rules are ${kilobytes(sourceBytes)}`,
  );
}

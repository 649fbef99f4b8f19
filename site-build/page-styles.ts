/**
 * Gives each page of the build one style sheet with only the rules that it uses: between a sixth and a third of all rules.
 * Pages that use the same rules share a sheet.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import type { BuiltPage } from './built-page.ts';
import { shortHash } from './steps.ts';

/** The order of the cascade layers. It must come first, and the order of the build's sheets varies. */
const LAYERS = readFileSync(join(import.meta.dirname, '../src/styles/layers.css'));

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

interface Script {
  words: ReadonlySet<string>;
  /** Names of the files it may import. */
  names: readonly string[];
}

/** The names of script files in a text, without their folders. */
const namesOfScripts = (text: string) =>
  text.includes('.js') ? (text.match(/[\w.-]+\.js\b/g) ?? []) : [];

const scriptOf = (code: string): Script => ({
  words: new Set(code.match(/[\w-]+/g)),
  names: namesOfScripts(code),
});

/** Replaces the style sheets of the pages passed to `change`. */
export class PageStyles {
  readonly #folder: string;
  readonly #scripts: ReadonlyMap<string, Script>;
  readonly #sources = new Map<string, { code: Buffer; removable: string[] }>();
  /** The original sheets, deleted at the end. */
  readonly #replaced = new Set<string>();
  readonly #sheets = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#scripts = new Map(
      globSync('_astro/*.js', { cwd: folder }).map((file) => [
        basename(file),
        scriptOf(readFileSync(join(folder, file), 'utf8')),
      ]),
    );
  }

  /** @throws if the page links to no sheet of the build, or to a missing one */
  change(page: BuiltPage): void {
    const links = page.elements.filter(
      ({ name, attributes }) =>
        name === 'link' &&
        attributes.get('rel') === 'stylesheet' &&
        attributes.get('href')?.startsWith('/_astro/'),
    );
    if (links.length === 0) throw new Error(`${page.file} links to no style sheet of the build`);
    const classes = new Set(
      page.elements.flatMap(({ attributes }) => attributes.get('class')?.split(/\s+/) ?? []),
    );
    const scripts = this.#scriptsOf(page);
    const isUsed = (name: string) =>
      classes.has(name) || scripts.some(({ words }) => words.has(name));
    const files = links.map(({ attributes }) => attributes.get('href')?.slice(1) ?? '');
    // One sheet replaces all links, with their rules in the same order.
    const [first, ...others] = links;
    if (first)
      page.replace([first], `<link rel="stylesheet" href="/${this.#sheetFor(files, isUsed)}">`);
    for (const link of others) page.replace([link], '');
  }

  /** The scripts of a page and all that they may import: a script may set any class that it names. */
  #scriptsOf(page: BuiltPage): Script[] {
    const names = new Set(
      page.elements.flatMap(({ attributes }) => [...attributes.values()].flatMap(namesOfScripts)),
    );
    const scripts: Script[] = [];
    // Iteration over a Set includes values added during it.
    for (const name of names) {
      const script = this.#scripts.get(name);
      if (!script) continue;
      scripts.push(script);
      for (const imported of script.names) names.add(imported);
    }
    return scripts;
  }

  #source(files: readonly string[]) {
    const name = files.join(' ');
    let known = this.#sources.get(name);
    if (!known) {
      const code = Buffer.concat([
        LAYERS,
        ...files.map((file) => readFileSync(join(this.#folder, file))),
      ]);
      const { classes, keyframes } = namesIn(name, code);
      const removable = [...classes].filter((name) => !keyframes.has(name));
      known = { code, removable };
      this.#sources.set(name, known);
      for (const file of files) this.#replaced.add(file);
    }
    return known;
  }

  #sheetFor(files: readonly string[], isUsed: (name: string) => boolean): string {
    const { code, removable } = this.#source(files);
    const unusedSymbols = removable.filter((name) => !isUsed(name));
    const key = [...files, ...unusedSymbols].join(' ');
    let sheet = this.#sheets.get(key);
    if (!sheet) {
      const { code: kept } = transform({ filename: key, code, minify: true, unusedSymbols });
      sheet = `_astro/page.${shortHash(kept)}.css`;
      writeFileSync(join(this.#folder, sheet), kept);
      this.#sheets.set(key, sheet);
    }
    return sheet;
  }

  /** Deletes the original sheets. @returns one line on what was done */
  finish(): string {
    for (const file of this.#replaced) rmSync(join(this.#folder, file));
    return `${this.#sheets.size} style sheets`;
  }
}

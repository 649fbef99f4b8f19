/**
 * Moves inline scripts out of the pages of the build into files, which a browser fetches once for all pages: with islands Astro
 * writes its 5 kB runtime into each. Modules that a page links are fetched after what it paints.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltElement, BuiltPage } from './built-page.ts';
import { kilobytes, shortHash } from './steps.ts';

/** Moves the scripts of one page after the other. */
export class PageScripts {
  readonly #folder: string;
  readonly #files = new Map<string, number>();
  #pages = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws where a page has islands and no script of theirs within it */
  change(page: BuiltPage): void {
    const held = page.elements.filter(({ name }) => name === 'template');
    for (const script of page.elements) {
      const { name, attributes, start } = script;
      if (name !== 'script' || attributes.get('type') !== 'module') continue;
      if (held.some((template) => template.start < start && start < template.end)) continue;
      // Modules run once the page is parsed: they must not take the line from the sheet, the typeface and the first picture.
      page.setAttributes(script, [...attributes, ['fetchpriority', 'low']]);
    }
    // Those with attributes are modules or data.
    const scripts = page.elements.filter(
      ({ name, attributes }) => name === 'script' && attributes.size === 0,
    );
    if (scripts.length === 0) {
      if (!page.elements.some(({ name }) => name === 'astro-island')) return;
      throw new Error(`${page.file} has islands, but nothing in it starts them`);
    }
    // Scripts that follow each other, as Astro writes them, become one file.
    const runs: [BuiltElement, ...BuiltElement[]][] = [];
    for (const script of scripts) {
      const run = runs.at(-1);
      if (page.behindSpace(run?.at(-1)?.end ?? 0) === script.start) run?.push(script);
      else runs.push([script]);
    }
    for (const run of runs) {
      const code = run.map(({ text }) => `${text.trim()}\n`).join('');
      page.replace(run, `<script src="/${this.#file(code)}" async></script>`);
    }
    this.#pages++;
  }

  /** Writes a file once. @returns its path in the folder of the build */
  #file(content: string): string {
    const file = `_astro/page.${shortHash(content)}.js`;
    if (!this.#files.has(file)) writeFileSync(join(this.#folder, file), content);
    this.#files.set(file, content.length);
    return file;
  }

  /** @returns what was done, in one line */
  finish(): string {
    const bytes = [...this.#files.values()].reduce((sum, size) => sum + size, 0);
    return `${this.#files.size} files with ${kilobytes(bytes)} instead of within ${this.#pages} pages`;
  }
}

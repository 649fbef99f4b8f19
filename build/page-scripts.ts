/**
 * Moves the scripts that stand within the pages of the build into files, which a browser fetches once for all pages. With
 * islands, Astro writes its 5 kB runtime into each page.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltElement, BuiltPage } from './built-page.ts';
import { kilobytes } from './kilobytes.ts';

/** Moves the scripts of one page after the other. */
export class PageScripts {
  readonly #folder: string;
  readonly #files = new Map<string, number>();
  #pages = 0;

  /** @param folder that of the build */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws where a page has islands and no script of theirs within it */
  change(page: BuiltPage): void {
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
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      const file = `_astro/page.${hash}.js`;
      if (!this.#files.has(file)) writeFileSync(join(this.#folder, file), code);
      this.#files.set(file, code.length);
      page.replace(run, `<script src="/${file}" async></script>`);
    }
    this.#pages++;
  }

  /** @returns what was done, in one line */
  finish(): string {
    const bytes = [...this.#files.values()].reduce((sum, size) => sum + size, 0);
    return `${this.#files.size} files with ${kilobytes(bytes)} instead of within ${this.#pages} pages`;
  }
}

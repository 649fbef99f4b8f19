/**
 * Moves inline scripts from the pages of the build into files, which a browser fetches once for all pages: Astro writes its
 * 5 kB runtime into each page with islands. It also gives module scripts a low fetch priority.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltElement, BuiltPage } from './built-page.ts';
import { shortHash } from './steps.ts';

/** Moves the scripts of the pages passed to `change`. */
export class PageScripts {
  readonly #folder: string;
  readonly #files = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws if a page has islands but no inline script that starts them */
  change(page: BuiltPage): void {
    const held = page.elements.filter(({ name }) => name === 'template');
    for (const script of page.elements) {
      const { name, attributes, start } = script;
      if (name !== 'script' || attributes.get('type') !== 'module') continue;
      if (held.some((template) => template.start < start && start < template.end)) continue;
      // Modules run after parsing. They must not delay the style sheet, the typeface and the first picture.
      page.setAttributes(script, [...attributes, ['fetchpriority', 'low']]);
    }
    // Inline scripts with attributes are modules or data.
    const scripts = page.elements.filter(
      ({ name, attributes }) => name === 'script' && attributes.size === 0,
    );
    if (scripts.length === 0) {
      if (!page.elements.some(({ name }) => name === 'astro-island')) return;
      throw new Error(`${page.file} has islands, but no script that starts them`);
    }
    // Consecutive scripts become one file.
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
  }

  /** Writes a file once. @returns its path in the folder of the build */
  #file(content: string): string {
    const file = `_astro/page.${shortHash(content)}.js`;
    if (!this.#files.has(file)) writeFileSync(join(this.#folder, file), content);
    this.#files.add(file);
    return file;
  }

  /** @returns one line on what was done */
  finish(): string {
    return `${this.#files.size} script files`;
  }
}

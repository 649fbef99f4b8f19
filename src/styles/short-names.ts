import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** Where the CSS modules are. */
const SOURCES = join(import.meta.dirname, '..');

/**
 * Names the classes and animations of CSS modules: `_`, two places for the module, and the name's place within it, in base
 * 36. The same sources get the same names in every build: file names of the build are hashes of what the files hold.
 *
 * @throws for a module outside src/
 */
function nameInOrder(): (name: string, path: string) => string {
  const modules = new Map(
    globSync('**/*.module.css', { cwd: SOURCES })
      .sort()
      .map((path, index) => [
        join(SOURCES, path),
        { prefix: `_${index.toString(36).padStart(2, '0')}`, names: new Map<string, number>() },
      ]),
  );
  return (name, path) => {
    const module = modules.get(path);
    if (!module) throw new Error(`${path}: CSS modules belong in ${SOURCES}`);
    const { prefix, names } = module;
    const index = names.get(name) ?? names.size;
    names.set(name, index);
    return `${prefix}${index.toString(36)}`;
  };
}

/** Gives the built site class names of four letters instead of twelve: markup and rules become a twentieth smaller. */
export function shortNames(): AstroIntegration {
  return {
    name: 'short-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({ vite: { css: { modules: { generateScopedName: nameInOrder() } } } });
      },
    },
  };
}

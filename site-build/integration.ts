/** What the project adds to Astro: its directive for islands, the gallery, and what builds and `npm run dev` need besides. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { writeEditorSchemas } from '../src/content/json-schema.ts';
import { writeBrandStyles } from './brand-styles.ts';
import { redrawPictures } from './pictures.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on first contact; see src/islands/interact.ts. */
    'client:interact'?: boolean;
  }
}

const SRC = join(import.meta.dirname, '../src');

/**
 * Names the classes and animations of CSS modules: `_`, two places for the module, and the name's place within it, in base
 * 36: markup and rules become a twentieth smaller. The same sources get the same names in every build: file names of the build
 * are hashes of what the files hold.
 *
 * @throws for a module outside src/
 */
function nameInOrder(): (name: string, path: string) => string {
  const modules = new Map(
    globSync('**/*.module.css', { cwd: SRC })
      .sort()
      .map((path, index) => [
        join(SRC, path),
        { prefix: `_${index.toString(36).padStart(2, '0')}`, names: new Map<string, number>() },
      ]),
  );
  return (name, path) => {
    const module = modules.get(path);
    if (!module) throw new Error(`${path}: CSS modules belong in ${SRC}`);
    const { prefix, names } = module;
    const index = names.get(name) ?? names.size;
    names.set(name, index);
    return `${prefix}${index.toString(36)}`;
  };
}

/** What keeps the records that were read last. */
const STORE = join(SRC, 'content/files.ts');
const READ = /\.(yaml|svg|jpe?g|png|webp|avif)$/i;

/** Makes what pages in development need of content and brand as they are now; a build has made it before. */
async function redraw() {
  writeBrandStyles();
  await redrawPictures();
}

/** A change in content/ or brand/ is read anew, once, and the open pages are loaded again. */
const reloadContent = (root: string): Plugin => ({
  name: 'content-reload',
  hotUpdate({ file }) {
    const ours = ['brand/', 'content/'].some((folder) => file.startsWith(root + folder));
    if (!ours || !READ.test(file)) return undefined;
    const { environment } = this;
    if (environment.name === 'client') {
      // Not waited for: the client comes first, and what the server has read must be forgotten at once.
      redraw()
        .then(() => environment.hot.send({ type: 'full-reload' }))
        .catch((error) => environment.logger.error(String(error)));
      return [];
    }
    const store = environment.moduleGraph.getModulesByFile(STORE);
    return store && [...store];
  },
});

/** The integration, for astro.config.ts. */
export const ownIntegration = (): AstroIntegration => ({
  name: 'own',
  hooks: {
    'astro:config:setup': async ({ command, config, ...add }) => {
      writeEditorSchemas(config.root);
      add.addClientDirective({ name: 'interact', entrypoint: './src/islands/interact.ts' });
      if (command === 'build') {
        add.updateConfig({ vite: { css: { modules: { generateScopedName: nameInOrder() } } } });
      }
      if (command === 'dev') {
        await redraw();
        add.updateConfig({ vite: { plugins: [reloadContent(fileURLToPath(config.root))] } });
        add.injectRoute({ pattern: '/sections', entrypoint: './src/gallery/Gallery.astro' });
      }
    },
  },
});

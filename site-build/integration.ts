/** The project's Astro integration: React, the gallery, and hooks for the build and `npm run dev`. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { drawRequested } from '../art/draw.ts';
import { writeJsonSchemas } from '../src/content/json-schema.ts';
import { writeBrandStyles } from './brand-styles.ts';
import { redrawPictures } from './pictures.ts';

const SRC = join(import.meta.dirname, '../src');

/**
 * Makes short names for the classes and animations of CSS modules: `_`, two digits for the module, and the index of the
 * name within it, both in base 36. Markup and rules become 5% smaller. The same sources always get the same names, since
 * file names are hashes of the content.
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

/** The module that caches the content records. */
const CACHE = join(SRC, 'content/content-cache.ts');
const READ = /\.(yaml|svg|jpe?g|png|webp|avif)$/i;

/**
 * Keeps that module out of the bundle of the pages. They share the build's own instance, instead of a copy that would read,
 * check and store all content a second time.
 */
const shareContent: Plugin = {
  name: 'share-content',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer && id.endsWith('/content-cache.ts') && join(dirname(importer), id) === CACHE
      ? { id: pathToFileURL(CACHE).href, external: true }
      : undefined,
};

/** Updates the brand's style sheet and the pictures in development. A build makes them beforehand. */
async function redraw() {
  writeBrandStyles();
  await redrawPictures();
}

/** A plate's address changes with its drawing. */
const PLATE_HEADERS = {
  'content-type': 'image/svg+xml',
  'cache-control': 'max-age=31536000, immutable',
};

/** Draws a plate when a browser first asks for it. A build draws those of its pages beforehand. */
const drawOnRequest: Plugin = {
  name: 'draw-on-request',
  configureServer: ({ middlewares }) => {
    middlewares.use('/art', async ({ url = '' }, response, next) => {
      try {
        const file = await drawRequested(url.slice(1));
        if (!file) return next();
        response.writeHead(200, PLATE_HEADERS).end(readFileSync(file));
      } catch (error) {
        next(error);
      }
    });
  },
};

/** Reloads open pages after a change in content/ or brand/. */
const reloadContent = (root: string): Plugin => ({
  name: 'content-reload',
  hotUpdate({ file }) {
    const ours = ['brand', 'content'].some(
      (folder) => !relative(join(root, folder), file).startsWith('..'),
    );
    if (!ours || !READ.test(file)) return undefined;
    const { environment } = this;
    if (environment.name === 'client') {
      // Not awaited: Vite calls this for the client first, and the server's cached records must be dropped at once.
      redraw()
        .then(() => environment.hot.send({ type: 'full-reload' }))
        .catch((error) => environment.logger.error(String(error)));
      return [];
    }
    const cache = environment.moduleGraph.getModulesByFile(CACHE);
    return cache && [...cache];
  },
});

/** The integration of this project, for astro.config.ts. */
export const ownIntegration = (): AstroIntegration => ({
  name: 'own',
  hooks: {
    'astro:config:setup': async ({ command, config, ...add }) => {
      writeJsonSchemas(config.root);
      const serverEntrypoint = new URL('react-renderer.ts', import.meta.url);
      add.addRenderer({ name: 'react', serverEntrypoint });
      if (command === 'build') {
        const css = { modules: { generateScopedName: nameInOrder() } };
        add.updateConfig({ vite: { css, plugins: [shareContent] } });
      }
      if (command === 'dev') {
        await redraw();
        const plugins = [drawOnRequest, reloadContent(fileURLToPath(config.root))];
        add.updateConfig({ vite: { plugins } });
        add.injectRoute({ pattern: '/sections', entrypoint: './src/gallery/Gallery.astro' });
      }
    },
  },
});

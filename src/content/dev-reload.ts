/** In `npm run dev`: a change in content/ or brand/ is read anew, once, and the open pages are loaded again. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';

/** What keeps the records that were read last. */
const STORE = fileURLToPath(new URL('files.ts', import.meta.url));
const READ = /\.(yaml|svg|jpe?g|png|webp|avif)$/i;

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

function reloadContent(root: string, redraw: () => Promise<void>): VitePlugin {
  return {
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
      const store = this.environment.moduleGraph.getModulesByFile(STORE);
      return store && [...store];
    },
  };
}

/** Adds the above to Astro. @param redraw makes what pages need of content and brand as they are now, also at the start */
export const contentReload = (redraw: () => Promise<void>): AstroIntegration => ({
  name: 'content-reload',
  hooks: {
    'astro:config:setup': async ({ command, config, updateConfig }) => {
      if (command === 'dev') await redraw();
      updateConfig({ vite: { plugins: [reloadContent(fileURLToPath(config.root), redraw)] } });
    },
  },
});

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
    async hotUpdate({ file }) {
      const ours = ['brand/', 'content/'].some((folder) => file.startsWith(root + folder));
      if (!ours || !READ.test(file)) return undefined;
      if (this.environment.name === 'client') {
        await redraw();
        this.environment.hot.send({ type: 'full-reload' });
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

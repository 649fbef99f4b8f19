/** In `npm run dev`: a change in content/ is read anew, once, and the open pages are loaded again. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';

/** What keeps the records that were read last. */
const STORE = fileURLToPath(new URL('store.ts', import.meta.url));

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

function reloadContent(root: string): VitePlugin {
  return {
    name: 'content-reload',
    hotUpdate({ file }) {
      if (!file.startsWith(`${root}content/`) || !/\.(yaml|svg)$/.test(file)) return undefined;
      if (this.environment.name === 'client') {
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      }
      const store = this.environment.moduleGraph.getModulesByFile(STORE);
      return store && [...store];
    },
  };
}

/** Adds the above to Astro. */
export const contentReload = (): AstroIntegration => ({
  name: 'content-reload',
  hooks: {
    'astro:config:setup': ({ config, updateConfig }) => {
      updateConfig({ vite: { plugins: [reloadContent(fileURLToPath(config.root))] } });
    },
  },
});

import type { AstroIntegration } from 'astro';

/** Adds /sections to `npm run dev`: every section type with its examples, its fields and the YAML to copy. */
export const gallery = (): AstroIntegration => ({
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') {
        injectRoute({ pattern: '/sections', entrypoint: './src/gallery/Gallery.astro' });
      }
    },
  },
});

import type { AstroIntegration } from 'astro';

/** Registers `client:interact`, the directive that hydrates an island on first contact. */
export function interactDirective(): AstroIntegration {
  return {
    name: 'interact-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interact', entrypoint: './src/islands/interact.ts' });
      },
    },
  };
}

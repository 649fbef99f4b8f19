import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on first contact; see interact.ts. */
    'client:interact'?: boolean;
  }
}

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

/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on first contact; see src/islands/interact.ts. */
    'client:interact'?: boolean;
  }
}

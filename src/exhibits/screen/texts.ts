/** The texts of the drawings. Outside Vite, which compiles components, its module runner loads them. */
type Drawn = typeof import('./drawn.tsx');

async function read(): Promise<Drawn> {
  // A bundler must not follow this import.
  const vite = 'vite';
  const { runnerImport }: typeof import('vite') = await import(/* @vite-ignore */ vite);
  const file = `${import.meta.dirname}/drawn.tsx`;
  // Otherwise Vite sets 'development', and React, which is loaded here, would keep it for all pages of this process.
  process.env.NODE_ENV ??= 'production';
  const { module } = await runnerImport<Drawn>(file, { configFile: false, logLevel: 'silent' });
  return module;
}

const drawn = import.meta.env
  ? import.meta.glob<Drawn>('./drawn.tsx', { eager: true })['./drawn.tsx']
  : await read();

/** The texts of every drawing by its name and their index, in the source language. */
export const drawnTexts = drawn?.drawnTexts ?? {};

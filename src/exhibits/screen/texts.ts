/** The texts of the drawings. Outside Vite, which compiles components, its module runner loads them. */
type Drawn = typeof import('./drawn.tsx');

async function read(): Promise<Drawn> {
  // A bundler must not follow this import.
  const vite = 'vite';
  const { runnerImport }: typeof import('vite') = await import(/* @vite-ignore */ vite);
  const file = `${import.meta.dirname}/drawn.tsx`;
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport<Drawn>(file, { configFile: false, logLevel: 'silent' });
  // Vite has set it to 'development', which bundles made later in this process would follow.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return module;
}

const drawn = import.meta.env
  ? import.meta.glob<Drawn>('./drawn.tsx', { eager: true })['./drawn.tsx']
  : await read();

/** The texts of every drawing by its name and their index, in the source language. */
export const drawnTexts = drawn?.drawnTexts ?? {};

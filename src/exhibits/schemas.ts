/**
 * Every exhibit: what has a schema in a folder beside this file. Nothing else names them but `screen`, so no other is missed
 * once its folder is gone.
 */
import { z } from 'zod';
import type { defineExhibit } from '../schema/section.ts';

interface SchemaFile {
  /** With fields of its own besides those that all have. */
  readonly schema: ReturnType<typeof defineExhibit<string, Record<never, never>>>;
}

/** The same without Vite, which alone knows import.meta.glob. */
async function read(): Promise<Readonly<Record<string, SchemaFile>>> {
  const { globSync } = await import('node:fs');
  const files = globSync('*/schema.ts', { cwd: import.meta.dirname }).sort();
  const modules = files.map(
    async (file) => [file, await import(/* @vite-ignore */ `./${file}`)] as const,
  );
  return Object.fromEntries(await Promise.all(modules));
}

const files = import.meta.env
  ? import.meta.glob<SchemaFile>('./*/schema.ts', { eager: true })
  : await read();

/** The schema of each. */
export const exhibits = Object.values(files).map(({ schema }) => schema);

/** An exhibit, wherever it stands. */
export const exhibit = z
  // A union wants to be told that it isn't empty.
  .discriminatedUnion('drawing', exhibits as [(typeof exhibits)[number]])
  .describe('The exhibit.');

/**
 * Collects the schema of every exhibit from its folder. Apart from `screen`, no other module names an exhibit, so deleting its
 * folder removes it.
 */
import { z } from 'zod';
import type { defineExhibit } from '../schema/section.ts';
import drawnTexts from './screen/drawings/texts.json' with { type: 'json' };

interface SchemaFile {
  /** Each exhibit adds fields of its own. */
  readonly schema: ReturnType<typeof defineExhibit<string, Record<never, never>>>;
  /** The texts of a working screen in the source language. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** Does what import.meta.glob does, for use outside Vite. */
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

/** The texts of every product screen in the source language, by the name of the screen. */
export const screenTexts = {
  ...Object.fromEntries(
    Object.entries(drawnTexts).map(([name, texts]) => [
      name,
      Object.fromEntries(texts.map((text) => [text, text])),
    ]),
  ),
  ...Object.fromEntries(
    Object.values(files).flatMap(({ schema, texts }) =>
      texts ? [[schema.shape.drawing.value, texts]] : [],
    ),
  ),
};

export const exhibits = Object.values(files).map(({ schema }) => schema);

/** An exhibit, in a section of its own or in a hero. */
export const exhibit = z
  // The type of a union needs at least one member.
  .discriminatedUnion('drawing', exhibits as [(typeof exhibits)[number]])
  .describe('The exhibit.');

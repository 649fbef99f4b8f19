import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { pictureCardsSchema } from './schema.ts';

export type PictureCardsProps = Resolved<z.infer<typeof pictureCardsSchema>>;

/** Picture cards in one of the layouts. */
export type PictureCardsIn<Layout> = Extract<PictureCardsProps, { layout: Layout }>;

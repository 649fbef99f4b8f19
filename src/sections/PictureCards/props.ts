import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { pictureCardsSchema } from './schema.ts';

/** What the component gets of a section. */
export type PictureCardsProps = Resolved<z.infer<typeof pictureCardsSchema>>;

/** What it gets of a section in this layout. */
export type PropsIn<Layout> = Extract<PictureCardsProps, { layout: Layout }>;

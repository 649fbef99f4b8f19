import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { pointsSchema } from './schema.ts';

export type PointsProps = Resolved<z.infer<typeof pointsSchema>>;
export type PointsLayout = PointsProps['layout'];

/** Points in one of the layouts. */
export type PointsIn<Layout> = Extract<PointsProps, { layout: Layout }>;

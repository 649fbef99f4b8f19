import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { pointsSchema } from './schema.ts';

type PointsRecord = Resolved<z.infer<typeof pointsSchema>>;
export type PointsLayout = PointsRecord['layout'];

/** A section of points, or how work begins, which looks like columns of them. */
export type PointsProps =
  | PointsRecord
  | (Omit<Extract<PointsRecord, { layout: 'columns' }>, 'type' | 'sample'> & {
      readonly type: 'howWeWork';
    });

/** Points in one of the layouts. */
export type PointsIn<Layout> = Extract<PointsProps, { layout: Layout }>;

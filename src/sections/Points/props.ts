import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { pointsSchema } from './schema.ts';

type PointsRecord = Resolved<z.infer<typeof pointsSchema>>;
export type PointsLayout = PointsRecord['layout'];

/** A section of points, or how work begins, which looks like columns of them. */
export type PointsProps =
  | PointsRecord
  | (Omit<Extract<PointsRecord, { layout: 'columns' }>, 'type'> & { readonly type: 'howWeWork' });

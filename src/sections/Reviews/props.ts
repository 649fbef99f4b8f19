import type { z } from 'zod';
import { lucideIcon } from '../../content/icons.ts';
import type { Resolved } from '../../content/resolve.ts';
import type { reviewsSchema } from './schema.ts';

export type ReviewsProps = Resolved<z.infer<typeof reviewsSchema>> & {
  /** The drawing of a star. */
  readonly star: string;
};

export const reviewsProps = (section: Resolved<z.infer<typeof reviewsSchema>>): ReviewsProps => ({
  ...section,
  star: lucideIcon('star'),
});

import { z } from 'zod';
import { reference } from '../../lib/fields.ts';
import { defineSection, heading } from '../../lib/section.ts';

/** What clients said, one at a time. */
export const reviewsSchema = defineSection('reviews', 'Client testimonials, one at a time.', {
  ...heading,
  testimonials: z
    .array(reference('testimonials'))
    .min(1)
    .max(8)
    .describe('The testimonials, by id.'),
});

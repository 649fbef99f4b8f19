import { z } from 'zod';
import { reference } from '../../schema/fields.ts';
import { defineSection, heading } from '../../schema/section.ts';

export const reviewsSchema = defineSection('reviews', 'Client testimonials, one at a time.', {
  ...heading,
  items: z.array(reference('testimonials')).min(1).max(8).describe('The testimonials, by id.'),
});

import { z } from 'zod';
import { list } from '../../schema/fields.ts';
import { defineExhibit, step } from '../../schema/section.ts';

export const schema = defineExhibit('timeline', 'Steps with bars under a ruler of working days.', {
  items: list(1, 24, {
    ...step,
    from: z.int().min(1).max(60).describe('The working day on which it begins, from 1.'),
    days: z.int().min(1).max(60).describe('The number of working days it takes.'),
  }).describe('The steps, in order; the bar of the last has the brand colour.'),
});

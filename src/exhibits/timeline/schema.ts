import { z } from 'zod';
import { line, list, paragraph } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit('timeline', 'Steps with bars under a ruler of working days.', {
  items: list(1, 24, {
    title: line(48).describe('The step, in a few words.'),
    text: paragraph(240).describe('What happens in it.'),
    from: z.int().min(1).max(60).describe('The working day on which it begins, from 1.'),
    days: z.int().min(1).max(60).describe('The number of working days it takes.'),
  }).describe('The steps, in order; the bar of the last has the brand colour.'),
});

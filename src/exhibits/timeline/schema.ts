import { z } from 'zod';
import { line, paragraph } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'timeline',
  'Bars under a ruler of working days, each as long as it takes.',
  {
    items: z
      .array(
        z.strictObject({
          title: line(48).describe('The step in a few words.'),
          text: paragraph(240).describe('What happens in it.'),
          from: z.int().min(1).max(60).describe('The working day on which it begins, from 1.'),
          days: z.int().min(1).max(60).describe('How many working days it takes.'),
        }),
      )
      .min(1)
      .describe('The steps, in their order; the bar of the last one has the brand colour.'),
  },
);

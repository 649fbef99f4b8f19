import { z } from 'zod';
import { line, list, paragraph } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'bars',
  'A table of measures, each with two bars: the usual value as 100, and ours.',
  {
    items: list(1, 12, {
      title: line(50).describe('What is measured, in a few words.'),
      text: paragraph(240).describe('How it is counted.'),
      share: z.int().min(1).max(100).describe('Our value, where the usual value is 100.'),
      prefix: line(12).optional().describe('Small text before the figure, such as "up to".'),
      value: line(10).describe('The figure, such as −70% or 2×.'),
    }).describe('The measures, in the order shown.'),
  },
);

import { z } from 'zod';
import { line, list } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit('chart', 'Pairs of bars: the usual value and ours.', {
  measure: line(60).describe('What was measured, with its unit, such as "Error in percent".'),
  usual: line(40).describe('The label of the hatched bars.'),
  ours: line(40).describe('The label of the bars in the brand colour.'),
  items: list(1, 24, {
    label: line(12).describe('The text under the pair of bars, such as "Week 1".'),
    usual: z.number().min(0).describe('The value of the hatched bar.'),
    ours: z.number().min(0).describe('The value of the bar in the brand colour.'),
  }).describe('The pairs of bars, in order.'),
});

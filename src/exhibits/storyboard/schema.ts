import { z } from 'zod';
import { list } from '../../schema/fields.ts';
import { defineExhibit, step } from '../../schema/section.ts';
import { sketches } from './sketches.ts';

export const schema = defineExhibit('storyboard', 'Steps on sheets of paper, with drawings.', {
  items: list(1, 24, {
    ...step,
    sketch: z
      .enum(Object.keys(sketches) as [keyof typeof sketches]) // not empty
      .describe('The drawing on its sheet.'),
  }).describe('The steps, in order.'),
});

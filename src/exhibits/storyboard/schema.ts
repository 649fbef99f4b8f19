import { z } from 'zod';
import { line, list, paragraph } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';
import { sketches } from './sketches.ts';

export const schema = defineExhibit('storyboard', 'Steps on sheets of paper, with drawings.', {
  items: list(1, 24, {
    title: line(48).describe('The step, in a few words.'),
    text: paragraph(240).describe('What happens in it.'),
    sketch: z
      .enum(Object.keys(sketches) as [keyof typeof sketches]) // not empty
      .describe('The drawing on its sheet.'),
  }).describe('The steps, in order.'),
});

import { z } from 'zod';
import { line, list, paragraph } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit('form', 'A form through a redesign, side by side.', {
  items: list(2, 4, {
    title: line(30).describe('The name of this state of the form.'),
    text: paragraph(160).describe('What was changed, and why.'),
    fields: z
      .array(line(30))
      .min(1)
      .max(10)
      .describe('The labels of its fields, from top to bottom.'),
    button: line(24).describe('The label of its button.'),
  }).describe('The states, from before to after; those in between are drawn as sketches.'),
});

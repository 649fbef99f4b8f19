import { z } from 'zod';
import { line } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit('wireframe', 'A wireframe of a screen, with notes.', {
  title: line(24).describe('The heading of the drawn screen.'),
  fields: z
    .array(line(18).describe('The label of a field.'))
    .min(1)
    .max(8)
    .describe('The fields of the drawn screen, two in a row.'),
  button: line(24).describe('The label of its button, the only part in colour.'),
  notes: z
    .strictObject({
      screen: line(110).optional().describe('About the whole screen.'),
      field: line(110).optional().describe('About the first field.'),
      button: line(110).optional().describe('About the button.'),
    })
    .default({})
    .describe('Notes beside the drawing, numbered to match marks on it.'),
});

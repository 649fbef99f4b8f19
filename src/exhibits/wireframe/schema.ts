import { z } from 'zod';
import { line } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'wireframe',
  'A screen drawn in lines, as large as it will be.',
  {
    title: line(24).describe('The heading of the drawn screen.'),
    fields: z
      .array(line(18).describe('The label of a field.'))
      .min(1)
      .max(8)
      .describe('The fields of the drawn screen, two in a row.'),
    button: line(24).describe('The words on its button, the one thing in colour.'),
    notes: z
      .strictObject({
        screen: line(110).optional().describe('About the whole screen.'),
        field: line(110).optional().describe('About the first field.'),
        button: line(110).optional().describe('About the button.'),
      })
      .default({})
      .describe('What is written beside the drawing; numbers lead from one to the other.'),
  },
);

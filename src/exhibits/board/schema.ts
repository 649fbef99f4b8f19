import { z } from 'zod';
import { line } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

const card = z.strictObject({
  title: line(60).describe('What the card says.'),
  note: line(40).optional().describe('What is written small under it.'),
  done: z.boolean().default(false).describe('True gives the card the brand colour.'),
});

export const schema = defineExhibit('board', 'Cards in the columns of a board, on a sheet.', {
  note: line(40).optional().describe('A small note at the head of the sheet.'),
  columns: z
    .array(
      z.strictObject({
        title: line(24).describe('The name of the column.'),
        cards: z.array(card).min(1).describe('Its cards, from the top.'),
      }),
    )
    .min(1)
    .max(5)
    .describe('The columns, from the left: as many as there is room for side by side.'),
});

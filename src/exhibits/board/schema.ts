import { z } from 'zod';
import { line, list } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

const card = z.strictObject({
  title: line(60).describe('The text of the card.'),
  note: line(40).optional().describe('Small text below it.'),
  done: z.boolean().default(false).describe('True for a card in the brand colour.'),
});

export const schema = defineExhibit('board', 'A board of cards in columns, on a sheet of paper.', {
  note: line(40).optional().describe('A small note at the top of the sheet.'),
  columns: list(1, 5, {
    title: line(24).describe('The name of the column.'),
    cards: z.array(card).min(1).describe('Its cards, from top to bottom.'),
  }).describe('The columns, from left to right; stacked on phones.'),
});

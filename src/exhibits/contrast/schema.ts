import { line, list } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit('contrast', 'A table that compares before and after.', {
  subject: line(30).describe('The heading of the first column, which names the rows.'),
  before: line(30).describe('The heading of the second column.'),
  after: line(30).describe('The heading of the third column.'),
  items: list(1, 24, {
    subject: line(60).describe('What the row compares.'),
    before: line(200).describe('How it was.'),
    after: line(200).describe('How it is.'),
  }).describe('The rows, in order.'),
});

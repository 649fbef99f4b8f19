import { line, list } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit('ranked', 'Findings on paper, the first in the largest type.', {
  note: line(40).optional().describe('A small note at the top of the sheet.'),
  items: list(1, 12, {
    title: line(60).describe('The finding, in a few words.'),
    place: line(30).describe('Where it was found.'),
    verdict: line(16).describe('What to do about it, in a word.'),
    effort: line(16).describe('How much work that is.'),
  }).describe('The findings, most costly first.'),
});

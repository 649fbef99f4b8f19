import { z } from 'zod';
import { line, list, paragraph } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

const seconds = z.int().max(5999);

export const schema = defineExhibit('recording', 'Moments marked on the timeline of a recording.', {
  length: seconds.min(10).describe('The length of the recording, in seconds.'),
  items: list(1, 12, {
    title: line(50).describe('What happens, in a few words.'),
    text: paragraph(240).describe('What it means for the reader.'),
    at: seconds.min(0).describe('When it happens in the recording, in seconds.'),
  }).describe('The moments, in order.'),
}).refine(({ length, items }) => items.every(({ at }) => at <= length), {
  path: ['items'],
  error: 'a moment is after the end of the recording; lower its `at` or raise `length`',
});

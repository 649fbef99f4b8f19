import { line, plate } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'calliper',
  'A line of text between the jaws of a calliper, with the number of its letters.',
  {
    text: line(40).optional().describe('The text to measure; the heading if unset.'),
    verdict: line(30)
      .optional()
      .describe('The text after the number of letters, such as: no fault.'),
    picture: plate({
      cuts: ['horizon', 'strip', 'hero', 'wide'],
      own: 'hero',
      narrow: ['panel'],
    }),
  },
);

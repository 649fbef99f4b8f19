import { line, plate } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'calliper',
  'The letters of a line between the jaws of a calliper, which counts them.',
  {
    text: line(40).optional().describe('The line it measures; unset, the heading.'),
    verdict: line(30)
      .optional()
      .describe('What stands after the number of letters, such as: no fault.'),
    picture: plate({
      cuts: ['horizon', 'strip', 'hero', 'wide'],
      own: 'hero',
      narrow: ['panel'],
    }).describe(
      'The picture below: a plate of plates/registry.ts by its key, or a file of your own.',
    ),
  },
);

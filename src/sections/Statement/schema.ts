import { z } from 'zod';
import { TALL } from '../../schema/cuts.ts';
import { line, paragraph, plate } from '../../schema/fields.ts';
import { defineLayout } from '../../schema/section.ts';

/** The one thing that a page says loudly, or very quietly. */
export const statementSchema = z
  .discriminatedUnion('layout', [
    defineLayout('statement', 'loud', 'One very large sentence at the foot of an empty ground.', {
      heading: line(70).describe('The sentence; on the dark ground a buoy is its full stop.'),
      text: paragraph(260).optional().describe('What stands behind it.'),
    }),
    defineLayout('statement', 'figure', 'One figure a quarter of the page high, and a sentence.', {
      value: line(8).describe('The figure, such as 2 weeks.'),
      heading: line(120).describe('What it says.'),
      text: paragraph(260).optional().describe('What stands behind it.'),
    }),
    defineLayout('statement', 'quiet', 'A sentence beside a small picture, with much space.', {
      heading: line(90).describe('The sentence.'),
      text: paragraph(260).optional().describe('What stands behind it.'),
      picture: plate({ cuts: ['square', ...TALL] }).describe(
        'The small picture, by its key in plates/registry.ts.',
      ),
    }),
  ])
  .describe('One sentence with nothing beside it.');

import { z } from 'zod';
import { line, paragraph } from '../../schema/fields.ts';
import { defineLayout } from '../../schema/section.ts';

/** The one thing that a page says loudly. */
export const statementSchema = z
  .discriminatedUnion('layout', [
    defineLayout('statement', 'loud', 'One very large sentence.', {
      heading: line(70).describe('The sentence; on the dark ground a buoy is its full stop.'),
      text: paragraph(260).optional().describe('What stands behind it.'),
    }),
    defineLayout('statement', 'figure', 'One very large figure, and a sentence beside it.', {
      value: line(8).describe('The figure, such as 2 weeks.'),
      heading: line(120).describe('What it says.'),
      text: paragraph(260).optional().describe('What stands behind it.'),
    }),
  ])
  .describe('One sentence with nothing beside it.');

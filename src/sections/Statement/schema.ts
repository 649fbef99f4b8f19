import { z } from 'zod';
import { line, paragraph } from '../../schema/fields.ts';
import { defineLayout } from '../../schema/section.ts';

export const statementSchema = z
  .discriminatedUnion('layout', [
    defineLayout('statement', 'loud', 'One very large sentence.', {
      heading: line(70).describe('The sentence; on the dark ground a buoy replaces its full stop.'),
      text: paragraph(260).optional().describe('The explanation.'),
    }),
    defineLayout('statement', 'figure', 'One very large figure, and a sentence beside it.', {
      value: line(8).describe('The figure, such as 2 weeks.'),
      heading: line(120).describe('The sentence beside it.'),
      text: paragraph(260).optional().describe('The explanation.'),
    }),
  ])
  .describe('One very large sentence or figure.');

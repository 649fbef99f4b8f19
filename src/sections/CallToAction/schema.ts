import { z } from 'zod';
import { line, link, type PlateUse, paragraph, plate } from '../../schema/fields.ts';
import { defineLayout } from '../../schema/section.ts';

/** The use of its picture. A picture of the owner’s is processed for its widest display. */
export const FIELD = {
  cuts: ['panel', 'wide', 'hero', 'horizon', 'card', 'square', 'band'],
  own: 'hero',
} as const satisfies PlateUse;

export const callToActionSchema = z
  .discriminatedUnion('layout', [
    defineLayout('callToAction', 'question', 'Large text beside a picture.', {
      heading: line(90).describe('The question, or a claim.'),
      lead: paragraph(260).describe('What happens after the click, or the reason for the claim.'),
      actions: z.array(link).min(1).max(2).describe('One or two buttons.'),
      picture: plate(FIELD)
        .optional()
        .describe('The picture beside the text, other than the hero’s. A plain one if unset.'),
      wide: z
        .enum(['words', 'picture'])
        .default('words')
        .describe('The wider side, which takes seven of twelve columns.'),
    }),
    defineLayout('callToAction', 'thin', 'A sentence and buttons on one line.', {
      heading: line(90).describe('The sentence.'),
      lead: paragraph(260).optional().describe('What happens after the click.'),
      actions: z.array(link).max(2).default([]).describe('Up to two buttons.'),
    }),
  ])
  .describe('A band in the brand colour with a sentence and buttons.');

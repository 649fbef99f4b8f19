import { z } from 'zod';
import { line, link, type PlateUse, paragraph, plate } from '../../schema/fields.ts';
import { defineLayout } from '../../schema/section.ts';

/** Its picture. One of the owner’s own is developed as broad as it stands there on the widest windows. */
export const FIELD = {
  cuts: ['panel', 'wide', 'hero', 'horizon', 'card', 'square', 'band'],
  own: 'hero',
} as const satisfies PlateUse;

/** The band of the brand colour that leads to the contact page. */
export const callToActionSchema = z
  .discriminatedUnion('layout', [
    defineLayout('callToAction', 'question', 'Loud words beside a picture.', {
      heading: line(90).describe('The question, or a claim.'),
      lead: paragraph(260).describe('What happens after the click, or what stands behind it.'),
      actions: z.array(link).min(1).max(2).describe('One or two buttons.'),
      picture: plate(FIELD)
        .optional()
        .describe(
          'The picture beside the words; the hero’s would be seen twice. A plain one where unset.',
        ),
      wide: z
        .enum(['words', 'picture'])
        .default('words')
        .describe('Which of the two takes seven columns of twelve; the other takes five.'),
    }),
    defineLayout('callToAction', 'thin', 'A small sentence and a button in one line.', {
      heading: line(90).describe('The sentence.'),
      lead: paragraph(260).optional().describe('What happens after the click.'),
      actions: z.array(link).max(2).default([]).describe('Up to two buttons.'),
    }),
  ])
  .describe('A band of the brand colour with one loud sentence and a button.');

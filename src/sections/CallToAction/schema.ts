import { z } from 'zod';
import { line, link, type PlateUse, paragraph, plate } from '../../schema/fields.ts';
import { defineLayout } from '../../schema/section.ts';

/** The part of a picture that it shows: a hero's first, which the page has fetched already. */
export const CROP = {
  cuts: ['hero', 'horizon', 'wide', 'card', 'square', 'band'],
  cropped: true,
} as const satisfies PlateUse;

const pictured = {
  heading: line(90).describe('The question.'),
  lead: paragraph(260).describe('What happens after the click.'),
  actions: z.array(link).min(1).max(2).describe('One or two buttons.'),
  picture: plate(CROP)
    .optional()
    .describe('The picture that it shows a part of, where that is not the page’s own.'),
};

/** The band of the brand colour that leads to the contact page. */
export const callToActionSchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'callToAction',
      'question',
      'Words on seven columns, a picture on five.',
      pictured,
    ),
    defineLayout(
      'callToAction',
      'pictured',
      'Words on five columns, a picture on seven.',
      pictured,
    ),
    defineLayout('callToAction', 'thin', 'A small sentence and a button in one line.', {
      heading: line(90).describe('The sentence.'),
      lead: paragraph(260).optional().describe('What happens after the click.'),
      actions: z.array(link).min(1).max(2).describe('One or two buttons.'),
    }),
  ])
  .describe('A band of the brand colour with one loud sentence and a button.');

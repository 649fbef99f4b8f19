import { z } from 'zod';
import { BROAD } from '../../schema/cuts.ts';
import { href, line, link, paragraph, plate, reference, screen } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';

const row = z.strictObject({
  title: line(60).describe('The solution, in a few words.'),
  text: paragraph(220).optional().describe('What it is and when it fits, in one or two sentences.'),
  href: href.optional().describe('The page that says more; the title becomes its link.'),
});

const card = row.extend({
  picture: plate({ cuts: BROAD, narrow: ['square'] }).describe('The picture of the card.'),
  vignette: screen()
    .optional()
    .describe(
      'The screen over the picture: a screenshot of your own, or a drawn one by its name in src/exhibits/screen/drawings/; a wide card shows a desktop screen whole, a narrow one only its left part.',
    ),
});

const around = {
  ...heading,
  figures: z
    .array(reference('figures'))
    .min(3)
    .max(5)
    .optional()
    .describe('A row of headline figures above the solutions, by id from figures.yaml.'),
  action: link.optional().describe('The button below the solutions.'),
};

/** What the company offers on this page: headline figures, and the solutions one by one. */
export const solutionsSchema = z
  .discriminatedUnion('layout', [
    defineLayout('solutions', 'cards', 'Pictures with a title and text.', {
      ...around,
      items: z.array(card).min(3).max(9).describe('The solutions, in the order shown.'),
    }),
    defineLayout('solutions', 'list', 'Titles and text on rules, for many.', {
      ...around,
      items: z.array(row).min(3).max(13).describe('The solutions, in the order shown.'),
    }),
  ])
  .describe('The solutions, as pictures or as a list, with headline figures.');

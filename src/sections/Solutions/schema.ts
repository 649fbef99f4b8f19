import { z } from 'zod';
import { BROAD } from '../../content/cuts.ts';
import { href, line, link, paragraph, plate, reference } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';
import { vignetteNames } from '../../ui/Vignette/names.ts';

/** The most cards that stand as pictures; more of them read better as a list. */
const MOST_PICTURES = 9;

const card = z.strictObject({
  title: line(60).describe('The solution, in a few words.'),
  text: paragraph(220).optional().describe('What it is and when it fits, in one or two sentences.'),
  picture: plate({ cuts: BROAD, narrow: ['square'] })
    .optional()
    .describe('The picture of the card; needed in the layout "cards".'),
  vignette: z
    .enum(vignetteNames)
    .optional()
    .describe(
      'The drawn screen over the picture, by its name in src/ui/Vignette/names.ts; a wide card shows a desktop screen whole, a narrow one only its left part.',
    ),
  href: href.optional().describe('The page that says more; the title becomes its link.'),
});

/** What the company offers on this page: headline figures, and the solutions one by one. */
export const solutionsSchema = defineSection(
  'solutions',
  'The solutions, as cards or as a list, with headline figures.',
  {
    ...heading,
    figures: z
      .array(reference('figures'))
      .min(3)
      .max(5)
      .optional()
      .describe('A row of headline figures above the solutions, by id from figures.yaml.'),
    layout: z
      .enum(['cards', 'list'])
      .default('cards')
      .describe('cards: pictures with a title and text; list: titles and text on rules, for many.'),
    items: z
      .array(card)
      .min(3)
      .max(13)
      .optional()
      .describe('The solutions, in the order shown; none where the figures stand alone.'),
    action: link.optional().describe('The button below the solutions.'),
  },
)
  .refine(({ figures, items }) => figures || items, {
    path: ['items'],
    error: 'figures, items or both',
  })
  .refine(
    ({ layout, items = [] }) =>
      layout === 'list' || (items.length <= MOST_PICTURES && items.every(({ picture }) => picture)),
    {
      path: ['items'],
      error: `up to ${MOST_PICTURES} cards, each with a picture; the layout "list" takes more, without`,
    },
  )
  .refine(
    ({ layout, items = [] }) =>
      layout === 'cards' || items.every(({ picture, vignette }) => !picture && !vignette),
    { path: ['items'], error: 'neither picture nor vignette in the layout "list"' },
  );

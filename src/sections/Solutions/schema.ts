import { z } from 'zod';
import { href, line, link, paragraph, reference } from '../../lib/fields.ts';
import { plate } from '../../lib/records.ts';
import { defineSection, heading } from '../../lib/section.ts';
import { vignetteNames } from '../../lib/vignette-names.ts';

/** The most cards that stand as pictures; more of them read better as a list. */
const MOST_PICTURES = 9;

const card = z.strictObject({
  title: line(60).describe('The solution, in a few words.'),
  text: paragraph(220).optional().describe('What it is and when it fits, in one or two sentences.'),
  plate: plate.optional().describe('The plate of the card; needed in the variant "cards".'),
  vignette: z
    .enum(vignetteNames)
    .optional()
    .describe(
      'The drawn screen over the plate, by its name in src/lib/vignette-names.ts; a wide card shows a desktop screen whole, a narrow one only its left part.',
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
    variant: z
      .enum(['cards', 'list'])
      .default('cards')
      .describe('cards: pictures with a title and text; list: titles and text on rules, for many.'),
    cards: z
      .array(card)
      .min(3)
      .max(13)
      .optional()
      .describe('The solutions, in the order shown; none where the figures stand alone.'),
    action: link.optional().describe('The button below the solutions.'),
  },
)
  .refine(({ figures, cards }) => figures || cards, {
    path: ['cards'],
    error: 'figures, cards or both',
  })
  .refine(
    ({ variant, cards = [] }) =>
      variant === 'list' || (cards.length <= MOST_PICTURES && cards.every(({ plate }) => plate)),
    {
      path: ['cards'],
      error: `up to ${MOST_PICTURES} cards, each with a plate; the variant "list" takes more, without`,
    },
  )
  .refine(
    ({ variant, cards = [] }) =>
      variant === 'cards' || cards.every(({ plate, vignette }) => !plate && !vignette),
    { path: ['cards'], error: 'neither plate nor vignette in the variant "list"' },
  );

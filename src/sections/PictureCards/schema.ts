import { z } from 'zod';
import { BROAD } from '../../schema/cuts.ts';
import {
  href,
  line,
  link,
  type PlateUse,
  paragraph,
  plate,
  reference,
  screen,
} from '../../schema/fields.ts';
import { defineLayout, fact, heading } from '../../schema/section.ts';

const card = (use: PlateUse) =>
  z.strictObject({
    title: line(50).describe('The title under the picture.'),
    text: paragraph(260).describe('One to three sentences.'),
    picture: plate(use),
  });

const wide = card({ cuts: BROAD, narrow: ['square'] }).extend({
  facts: z
    .array(fact(90))
    .min(2)
    .max(4)
    .optional()
    .describe('Two to four facts, with the same labels on each card.'),
  link: link.optional().describe('A link below the text; the whole card is clickable.'),
});

const pair = z.strictObject({
  title: line(60).describe('The title under the picture.'),
  text: paragraph(220).optional().describe('One or two sentences.'),
  href: href.optional().describe('The page that says more; the title becomes its link.'),
  picture: plate({ cuts: BROAD, narrow: ['square'] }).describe('The picture of the card.'),
  screen: screen()
    .optional()
    .describe(
      'The screen beside the picture: a screenshot of your own, or a drawn one by its name. Phones show the picture alone.',
    ),
});

const cards = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(2).max(9).describe('The cards, in the order shown.');

const industries = reference('industries');
const action = link.optional().describe('The button below the cards.');

export const pictureCardsSchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'pictureCards',
      'wide',
      'Broad pictures, three in a row; the outer two drift unless cards have facts or links.',
      { ...heading, items: cards(wide), action },
    ),
    defineLayout('pictureCards', 'snap', 'A carousel with three cards on a slide.', {
      ...heading,
      items: z
        .array(
          card({ cuts: ['square', ...BROAD] }).extend({
            href: href.optional().describe('The page that says more; the title becomes its link.'),
          }),
        )
        .min(4)
        .max(12)
        .describe('The cards, in the order shown.'),
      action,
    }),
    defineLayout(
      'pictureCards',
      'staggered',
      'Industries with drifting pictures of different widths, up to three in a row.',
      {
        ...heading,
        industries: z.array(industries).min(3).max(6).describe('The industries, by id.'),
        explore: line(20).describe('The label of the link on each card.'),
        action: link.describe('The button below the cards, to all industries.'),
      },
    ),
    defineLayout(
      'pictureCards',
      'ledger',
      'Industries as rows without pictures; two or three are side by side.',
      {
        ...heading,
        industries: z.array(industries).min(2).max(8).describe('The industries, by id.'),
        action: link.describe('The button to all industries, below the heading and the rows.'),
      },
    ),
    defineLayout(
      'pictureCards',
      'pairs',
      'Pictures in pairs of different widths, then three in a row, with optional screens.',
      {
        ...heading,
        items: z.array(pair).min(3).max(9).describe('The cards, in the order shown.'),
        action,
      },
    ),
  ])
  .describe('Cards with a picture, a title and a text.');

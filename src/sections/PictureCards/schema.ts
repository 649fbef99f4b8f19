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
    text: paragraph(260).describe('What it is about, in one to three sentences.'),
    picture: plate(use).describe(
      'The picture: a plate of plates/registry.ts by its key, or a file of your own.',
    ),
  });

const wide = card({ cuts: BROAD, narrow: ['square'] }).extend({
  facts: z
    .array(fact(90))
    .min(2)
    .max(4)
    .optional()
    .describe('Two to four questions with their answers, the same on each card.'),
  link: link.optional().describe('The link on the card: its words and where the whole card leads.'),
});

const pair = z.strictObject({
  title: line(60).describe('The title under the picture.'),
  text: paragraph(220).optional().describe('What it is about, in one or two sentences.'),
  href: href.optional().describe('The page that says more; the title becomes its link.'),
  picture: plate({ cuts: BROAD, narrow: ['square'] }).describe('The picture of the card.'),
  vignette: screen()
    .optional()
    .describe(
      'The screen beside the picture: a screenshot of your own, or a drawn one by its name.',
    ),
});

const cards = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(2).max(9).describe('The cards, in the order shown.');

const industries = reference('industries');
const action = link.optional().describe('The button below the cards.');

/** Things that are told by a picture, a title and a text each. */
export const pictureCardsSchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'pictureCards',
      'wide',
      'Broad pictures, three a row; the outer two drift, unless the cards have facts or links.',
      { ...heading, items: cards(wide), action },
    ),
    defineLayout('pictureCards', 'snap', 'Slides of three cards, which the visitor moves.', {
      ...heading,
      items: z
        .array(
          card({ cuts: ['square', ...BROAD] }).extend({
            href: href.optional().describe('The page that says more; the title becomes its link.'),
          }),
        )
        .min(4)
        .max(12)
        .describe('The cards, in the order shown; three stand on a slide.'),
      action,
    }),
    defineLayout(
      'pictureCards',
      'staggered',
      'Industries under drifting pictures of unlike widths, up to three a row.',
      {
        ...heading,
        industries: z.array(industries).min(3).max(6).describe('The industries, by id.'),
        explore: line(20).describe('The words of the link on each card.'),
        action: link.describe('The link to all industries, beside the heading.'),
      },
    ),
    defineLayout('pictureCards', 'ledger', 'Industries as rows without pictures.', {
      ...heading,
      industries: z.array(industries).min(2).max(8).describe('The industries, by id.'),
      action: link.describe('The link to all industries, under the heading.'),
    }),
    defineLayout(
      'pictureCards',
      'pairs',
      'Pictures in pairs of unlike widths, then three a row; screens may lie on them.',
      {
        ...heading,
        items: z.array(pair).min(3).max(9).describe('The cards, in the order shown.'),
        action,
      },
    ),
  ])
  .describe('Cards of a picture, a title and a text.');

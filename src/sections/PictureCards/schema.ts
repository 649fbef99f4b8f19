import { z } from 'zod';
import { BROAD, SQUARE, TALL } from '../../schema/cuts.ts';
import { line, link, type PlateUse, paragraph, plate, reference } from '../../schema/fields.ts';
import { defineLayout, fact, heading } from '../../schema/section.ts';

const card = (cuts: PlateUse['cuts']) =>
  z.strictObject({
    title: line(50).describe('The title under the picture.'),
    text: paragraph(240).describe('What it is about, in one to three sentences.'),
    picture: plate({ cuts }).describe(
      'The picture: a plate of plates/registry.ts by its key, or a file of your own.',
    ),
  });

const linkedCard = card(TALL).extend({
  link: link.describe('The link on the card: its words and where the whole card leads.'),
});

const half = card(BROAD).extend({
  text: paragraph(260).describe('How it works and whom it suits.'),
  facts: z
    .array(fact(90))
    .min(2)
    .max(4)
    .describe('Up to four questions with their answers; the same questions in both halves.'),
  action: link.optional().describe('The button at the foot of the half.'),
});

/** Things that are told by a picture, a title and a text each. */
export const pictureCardsSchema = z
  .discriminatedUnion('layout', [
    defineLayout('pictureCards', 'tall', 'Three tall pictures; the outer two drift.', {
      ...heading,
      items: z.array(card(TALL)).length(3).describe('The three cards.'),
    }),
    defineLayout('pictureCards', 'wide', 'Broad pictures, three a row; the outer two drift.', {
      ...heading,
      items: z
        .array(card(BROAD))
        .min(3)
        .max(9)
        .refine((items) => items.length % 3 === 0, '3, 6 or 9 cards')
        .describe('The cards: whole rows of three.'),
    }),
    defineLayout('pictureCards', 'falling', 'Three pictures, each lower than the one before.', {
      ...heading,
      // The first box is about as high as wide, the others are broader.
      items: z.array(card(SQUARE)).length(3).describe('The three cards, from the highest.'),
    }),
    defineLayout('pictureCards', 'titled', 'Three tall pictures with their titles cut in.', {
      ...heading,
      items: z.array(linkedCard).length(3).describe('The three cards.'),
      action: link.optional().describe('The button below the cards.'),
    }),
    defineLayout(
      'pictureCards',
      'staggered',
      'Industries under drifting pictures: three alike, or up to six in two rows of unlike widths.',
      {
        ...heading,
        industries: z
          .array(reference('industries'))
          .min(3)
          .max(6)
          .describe('The industries, by id: three in one row, four to six in two.'),
        explore: line(20).describe('The words of the link on each card.'),
        action: link.describe('The link to all industries, beside the heading.'),
      },
    ),
    defineLayout('pictureCards', 'ledger', 'Industries as rows without pictures.', {
      ...heading,
      industries: z
        .array(reference('industries'))
        .min(2)
        .max(8)
        .describe('The industries, by id, in the order shown.'),
      action: link.describe('The link to all industries, under the heading.'),
    }),
    defineLayout('pictureCards', 'rows', 'Rows with a small picture each, beside the heading.', {
      ...heading,
      items: z
        .array(card(['thumb', 'square', 'card']))
        .min(3)
        .max(12)
        .describe('The rows, in the order shown.'),
    }),
    defineLayout(
      'pictureCards',
      'halves',
      'Two halves of the window that answer the same questions.',
      {
        ...heading,
        items: z.array(half).length(2).describe('The two halves.'),
      },
    ),
  ])
  .describe('Cards of a picture, a title and a text.');

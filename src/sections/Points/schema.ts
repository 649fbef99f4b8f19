import { z } from 'zod';
import { icon, line, link, paragraph, sample } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';

const point = z.strictObject({
  title: line(50).describe('The point, in a few words.'),
  text: paragraph(240).describe('What it means for the reader.'),
});

const withIcon = z.strictObject({
  icon: icon().describe('The icon, by its name on lucide.dev/icons.'),
  ...point.shape,
});

const words = {
  ...heading,
  items: z.array(point).min(2).max(12).describe('The points, in the order shown.'),
  action: link.optional().describe('The button or link below the points.'),
};

const finding = z.strictObject({
  title: line(60).describe('The finding, in a few words.'),
  place: line(30).describe('Where it was found.'),
  verdict: line(16).describe('What to do about it, in a word.'),
  effort: line(16).describe('How much work that is.'),
});

const note = line(40).optional().describe('A small note at the right of the sheet’s head.');

const column = z.strictObject({
  title: line(24).describe('The name of the column.'),
  cards: z
    .array(
      z.strictObject({
        title: line(60).describe('What the card says.'),
        note: line(40).optional().describe('What is written small under it.'),
        done: z.boolean().default(false).describe('True gives the card the brand colour.'),
      }),
    )
    .min(1)
    .max(5)
    .describe('Its cards, from the top.'),
});

const mark = point.extend({
  at: z.int().min(0).max(5999).describe('When it happens in the recording, in seconds.'),
});

const screen = z.strictObject({
  title: line(30).describe('What this state of the screen is called.'),
  text: paragraph(160).describe('What was changed, and why.'),
  fields: z.array(line(30)).min(1).max(10).describe('The labels of its fields, from the top.'),
  button: line(24).describe('The words on its button.'),
});

/** The seats of a deck: three rows of two, and one at the bow. */
const SEATS = 7;

/** Points that are told with a title and a sentence or two. */
export const pointsSchema = z
  .discriminatedUnion('layout', [
    defineLayout('points', 'cards', 'An icon over each point, four in a row.', {
      ...words,
      items: z.array(withIcon).min(2).max(12).describe('The points, in the order shown.'),
    }),
    defineLayout('points', 'columns', 'Large titles under strong rules, two or three in a row.', {
      ...words,
      ordered: z
        .boolean()
        .default(false)
        .describe('True for points that follow one another in time.'),
    }),
    defineLayout(
      'points',
      'sentences',
      'Very large titles on rows across the page, each with its text at the right.',
      words,
    ),
    defineLayout('points', 'list', 'Rows that pass beside a heading that stays in view.', words),
    defineLayout('points', 'ranked', 'Findings on a sheet, the first in the largest letters.', {
      ...heading,
      note,
      items: z.array(finding).min(3).max(9).describe('The findings, from the most costly.'),
      sample,
    }),
    defineLayout('points', 'board', 'Cards in the columns of a board, on a sheet.', {
      ...heading,
      note,
      columns: z.array(column).min(3).max(4).describe('The columns, from the left.'),
      sample,
    }),
    defineLayout('points', 'recording', 'Moments of a recording, marked on its time line.', {
      ...heading,
      length: z.int().min(10).max(5999).describe('How long the recording is, in seconds.'),
      items: z.array(mark).min(3).max(6).describe('The moments, in their order.'),
      sample,
    }),
    defineLayout('points', 'screens', 'One screen in three states, drawn side by side.', {
      ...heading,
      items: z
        .array(screen)
        .length(3)
        .describe('The screen before, between (drawn by hand) and after.'),
      sample,
    }),
    defineLayout('points', 'deck', 'Seven seats on the plan of a deck, the first at the bow.', {
      ...heading,
      items: z.array(point).length(SEATS).describe('The seats: the first stands at the bow.'),
      offer: z
        .strictObject({
          text: line(90).describe('The sentence under the plan.'),
          action: link.describe('The link beside it.'),
        })
        .describe('What stands under the plan.'),
    }),
  ])
  .describe('Points with a title and a text each: reasons, parts, terms, values, roles.');

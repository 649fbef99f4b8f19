import { z } from 'zod';
import { icon, line, link, paragraph } from '../../content/fields.ts';
import { defineLayout, heading } from '../../content/section.ts';

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

/** Cells in a row of the grid; the offer takes the last one. */
const CELLS = 4;

/** Points that are told with a title and a sentence or two. */
export const pointsSchema = z
  .discriminatedUnion('layout', [
    defineLayout('points', 'cards', 'An icon over each point, four in a row.', {
      ...words,
      items: z.array(withIcon).min(2).max(12).describe('The points, in the order shown.'),
    }),
    defineLayout('points', 'falling', 'Columns with icons, each lower than the one before.', {
      ...words,
      items: z.array(withIcon).min(4).max(5).describe('The points, from the highest.'),
    }),
    defineLayout('points', 'columns', 'Three columns with large titles under hairlines.', words),
    defineLayout(
      'points',
      'sequence',
      'Three columns under strong rules, for points that follow one another.',
      words,
    ),
    defineLayout('points', 'terms', 'Three columns with small titles under strong rules.', words),
    defineLayout(
      'points',
      'rows',
      'Very large titles on rows across the page, each with its text at the right.',
      words,
    ),
    defineLayout('points', 'list', 'Rows that pass beside a heading that stays in view.', words),
    defineLayout('points', 'halves', 'Two points, each on half of the page.', {
      heading: heading.heading.describe('The heading, for screen readers alone.'),
      items: z.array(point).length(2).describe('The two points.'),
    }),
    defineLayout('points', 'cells', 'A grid of cells with icons, and an offer in the last one.', {
      ...heading,
      items: z
        .array(withIcon)
        .min(3)
        .max(11)
        .refine(
          (items) => (items.length + 1) % CELLS === 0,
          '3, 7 or 11 points: with the offer, full rows',
        )
        .describe('The points, in the order shown: 3, 7 or 11.'),
      offer: z
        .strictObject({
          text: line(90).describe('The sentence in the last cell.'),
          action: link.describe('The link under it.'),
        })
        .describe('What stands in the last of the cells.'),
    }),
  ])
  .describe('Points with a title and a text each: reasons, parts, terms, values, roles.');

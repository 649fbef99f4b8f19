import { z } from 'zod';
import { icon, line, link, paragraph } from '../../schema/fields.ts';
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
  ])
  .describe('Points with a title and a text each: reasons, parts, terms, values, roles.');

import { z } from 'zod';
import { TALL } from '../../schema/cuts.ts';
import { href, icon, line, link, paragraph, plate, sample } from '../../schema/fields.ts';
import { defineLayout, heading, side } from '../../schema/section.ts';

const point = z.strictObject({
  title: line(50).describe('The point, in a few words.'),
  text: paragraph(240).describe('What it means for the reader, or how a figure is counted.'),
});
const withIcon = point.extend({
  icon: icon().optional().describe('The icon of the point, by its name on lucide.dev/icons.'),
});
const row = withIcon.extend({
  title: line(60).describe('The point, in a few words.'),
  text: point.shape.text.optional().describe('What it means for the reader.'),
  picture: plate({ cuts: ['thumb', 'square', 'card'] })
    .optional()
    .describe('A small picture instead of the icon.'),
  figure: z
    .strictObject({
      prefix: line(12).optional().describe('Small text before the figure, such as "up to".'),
      value: line(10).describe('The figure, such as 50% or 2×.'),
      unit: line(14).optional().describe('Small text after the figure, such as "ships".'),
    })
    .optional()
    .describe('A large figure at the end of the row.'),
  href: href.optional().describe('The page that says more; the title becomes its link.'),
});

const points = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(2).max(13).describe('The points, in the order shown.');
const action = link.optional().describe('The button or link below the points.');
const words = { ...heading, items: points(point), action, sample };

const ordered = (how: string) =>
  z.boolean().default(false).describe(`True for steps in order${how}.`);
const numbered = ordered(', with numbers instead of icons');

export const pointsSchema = z
  .discriminatedUnion('layout', [
    defineLayout('points', 'cards', 'An icon or a number above each point, four in a row.', {
      ...words,
      items: points(withIcon),
      ordered: numbered,
    }),
    defineLayout('points', 'columns', 'Large titles under strong rules, two or three in a row.', {
      ...words,
      ordered: ordered(''),
      sentences: z
        .boolean()
        .default(false)
        .describe('True for texts in large type under small titles, such as a mission.'),
    }),
    defineLayout(
      'points',
      'list',
      'Rows beside a heading that stays in view; they may end with figures or be links. Two or three without figures are side by side.',
      {
        ...words,
        items: points(row),
      },
    ),
    defineLayout('points', 'beside', 'Rows beside a picture in half of the section.', {
      ...words,
      items: points(withIcon),
      ordered: numbered,
      picture: plate({ cuts: TALL, narrow: ['wide'] }),
      side: side('start'),
    }),
  ])
  .describe(
    'Points with a title and a text: reasons, parts, terms, values, roles, solutions, benefits, steps.',
  );

import { z } from 'zod';
import { byLayout } from '../../content/by-layout.ts';
import { icon, line, link, paragraph } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

const layouts = [
  'cards',
  'falling',
  'columns',
  'sequence',
  'terms',
  'rows',
  'list',
  'halves',
  'cells',
] as const;
export type PointsLayout = (typeof layouts)[number];

/** Cells in a row of the grid; the offer takes the last one. */
const CELLS = 4;

/** Points that are told with a title and a sentence or two. */
export const pointsSchema = defineSection(
  'points',
  'Points with a title and a text each: reasons, parts, terms, values, roles.',
  {
    layout: z
      .enum(layouts)
      .describe(
        [
          'cards: an icon over each point, four in a row.',
          'falling: four or five columns with icons, each lower than the one before.',
          'columns: three columns with large titles under hairlines.',
          'sequence: the same under strong rules, for points that follow one another.',
          'terms: three columns with small titles under strong rules.',
          'rows: very large titles on rows across the page, each with its text at the right.',
          'list: rows that pass beside a heading that stays in view.',
          'halves: two points, each on half of the page; the heading is for screen readers alone.',
          'cells: a grid of cells with icons, and an offer in the last cell.',
        ].join(' '),
      ),
    ...heading,
    items: z
      .array(
        z.strictObject({
          icon: icon()
            .optional()
            .describe('The icon, by its name on lucide.dev/icons; in cards, falling and cells.'),
          title: line(50).describe('The point, in a few words.'),
          text: paragraph(240).describe('What it means for the reader.'),
        }),
      )
      .min(2)
      .max(12)
      .describe(
        'The points, in the order shown. Halves are 2, falling columns 4 or 5, cells 3, 7 or 11.',
      ),
    action: link
      .optional()
      .describe('The button or link below the points; not in halves and cells.'),
    offer: z
      .strictObject({
        text: line(90).describe('The sentence in the last cell.'),
        action: link.describe('The link under it.'),
      })
      .optional()
      .describe('What stands in the last of the cells.'),
  },
)
  .superRefine(
    byLayout<PointsLayout>({
      'items.icon': { needed: ['cards', 'falling', 'cells'] },
      offer: { needed: ['cells'] },
      action: { shown: ['cards', 'falling', 'columns', 'sequence', 'terms', 'rows', 'list'] },
      label: { shown: layouts.filter((layout) => layout !== 'halves') },
      lead: { shown: layouts.filter((layout) => layout !== 'halves') },
    }),
  )
  .refine(({ layout, items }) => layout !== 'halves' || items.length === 2, {
    path: ['items'],
    error: 'the layout "halves" has two points',
  })
  .refine(({ layout, items }) => layout !== 'falling' || [4, 5].includes(items.length), {
    path: ['items'],
    error: 'the layout "falling" has four or five points',
  })
  .refine(({ layout, items }) => layout !== 'cells' || (items.length + 1) % CELLS === 0, {
    path: ['items'],
    error: 'the layout "cells" has 3, 7 or 11 points: with the offer, full rows',
  });

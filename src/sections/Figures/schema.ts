import { z } from 'zod';
import { line, paragraph, reference } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';

const figures = (least: number, most: number) => z.array(reference('figures')).min(least).max(most);
const order = 'The figures, by id from figures.yaml';

/** Headline figures from content/figures.yaml. */
export const figuresSchema = z
  .discriminatedUnion('layout', [
    defineLayout('figures', 'rows', 'Figures under rulers or icons, four or five a row.', {
      ...heading,
      figures: figures(2, 8).describe(`${order}.`),
      mark: z
        .enum(['ruler', 'icon'])
        .default('ruler')
        .describe('What stands above each; a figure without an icon stands under its ruler.'),
    }),
    defineLayout('figures', 'large', 'One very large figure, the others in rows beside it.', {
      heading: line(60).describe('The small heading above the figures.'),
      figures: figures(2, 8).describe(
        `${order}; the first stands very large, and has 5 characters at most.`,
      ),
      text: paragraph(140)
        .optional()
        .describe('A sentence that goes on from the large figure, in place of its label.'),
    }),
    defineLayout('figures', 'small', 'One row of small figures under the section before it.', {
      heading: line(60).describe('The small heading beside the figures.'),
      figures: figures(1, 5).describe(`${order}.`),
    }),
  ])
  .describe('Headline figures.');

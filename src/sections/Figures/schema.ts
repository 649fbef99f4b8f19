import { z } from 'zod';
import { line, paragraph, reference } from '../../schema/fields.ts';
import { defineLayout, heading, sectionRules } from '../../schema/section.ts';

const figures = (least: number, most: number) => z.array(reference('figures')).min(least).max(most);
/** Characters that a very large figure has room for. */
const LARGE = 5;

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
        `${order}; the first stands very large, and has ${LARGE} characters at most.`,
      ),
      text: paragraph(140)
        .optional()
        .describe('A sentence that goes on from the large figure, in place of its label.'),
    }).register(sectionRules, {
      fault: ({ figures: [first = ''] }, { figures = {} }) => {
        const value = String(figures[first]?.value);
        const message = `"${first}" reads ${value}; the figure that stands very large has ${LARGE} characters at most, so put another one first`;
        return value.length > LARGE ? { path: ['figures', 0], message } : undefined;
      },
    }),
    defineLayout('figures', 'small', 'One row of small figures under the section before it.', {
      heading: line(60).describe('The small heading beside the figures.'),
      figures: figures(1, 5).describe(`${order}.`),
    }),
  ])
  .describe('Headline figures.');

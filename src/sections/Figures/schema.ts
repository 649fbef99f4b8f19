import { z } from 'zod';
import { line, paragraph, reference } from '../../schema/fields.ts';
import { defineLayout, heading, sectionRules } from '../../schema/section.ts';

const figures = (least: number, most: number) => z.array(reference('figures')).min(least).max(most);
/** The most characters that fit in a very large figure. */
const LARGE = 8;

const order = 'The figures, by id from figures.yaml';

export const figuresSchema = z
  .discriminatedUnion('layout', [
    defineLayout('figures', 'rows', 'Figures under rulers or icons, in rows of up to five.', {
      ...heading,
      figures: figures(2, 8).describe(`${order}.`),
      mark: z
        .enum(['ruler', 'icon'])
        .default('ruler')
        .describe('The mark above each figure; a figure without an icon has a ruler.'),
    }),
    defineLayout('figures', 'large', 'One very large figure, the others in rows beside it.', {
      heading: line(60).describe('The small heading above the figures.'),
      figures: figures(2, 8).describe(
        `${order}; the first is very large and has at most ${LARGE} characters.`,
      ),
      text: paragraph(140)
        .optional()
        .describe('A sentence that continues from the large figure, instead of its label.'),
    }).register(sectionRules, {
      fault: ({ figures: [first = ''] }, { figures = {} }) => {
        const value = String(figures[first]?.value ?? '');
        const message = `"${first}" reads ${value}; the figure that stands very large has ${LARGE} characters at most, so put another one first`;
        return value.length > LARGE ? { path: ['figures', 0], message } : undefined;
      },
    }),
    defineLayout('figures', 'small', 'One row of small figures that continues the section above.', {
      heading: line(60).describe('The small heading beside the figures.'),
      figures: figures(1, 5).describe(`${order}.`),
    }),
  ])
  .describe('Headline figures.');

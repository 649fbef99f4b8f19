import { z } from 'zod';
import { line, link, paragraph, reference } from '../../content/fields.ts';
import { defineLayout, heading } from '../../content/section.ts';

const figures = (least: number, most: number) => z.array(reference('figures')).min(least).max(most);
const order = 'The figures, by id from figures.yaml';

const smallHeading = line(60).describe('The small heading above the figures.');

/** Headline figures from content/figures.yaml. */
export const figuresSchema = z
  .discriminatedUnion('layout', [
    defineLayout('figures', 'rows', 'Figures under rulers, up to four a row.', {
      ...heading,
      figures: figures(2, 8).describe(`${order}.`),
    }),
    defineLayout('figures', 'line', 'Figures in one line under a loud heading.', {
      ...heading,
      figures: figures(3, 5).describe(`${order}.`),
    }),
    defineLayout('figures', 'icons', 'Figures under icons, up to four a row.', {
      ...heading,
      figures: figures(2, 8).describe(`${order}; those without an icon stand under their ruler.`),
    }),
    defineLayout('figures', 'large', 'One very large figure, the others in rows beside it.', {
      heading: smallHeading,
      figures: figures(3, 5).describe(
        `${order}; the first stands very large, and has 5 characters at most.`,
      ),
      text: paragraph(140).describe(
        'The sentence under the large figure that goes on from it, in place of its label.',
      ),
    }),
    defineLayout('figures', 'grid', 'One large figure, up to six small ones beside it.', {
      heading: smallHeading,
      figures: figures(4, 7).describe(`${order}; the first stands large.`),
    }),
    defineLayout('figures', 'beside', 'Figures beside the heading, the first large.', {
      ...heading,
      figures: figures(2, 5).describe(`${order}; the first stands large.`),
      action: link.optional().describe('The button under the heading.'),
    }),
  ])
  .describe('Headline figures.');

import { z } from 'zod';
import { line, paragraph, reference } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';

const figures = (least: number, most: number) => z.array(reference('figures')).min(least).max(most);
const order = 'The figures, by id from figures.yaml';

/** The place in a sentence where the next of the figures stands. */
export const FIGURE = '{figure}';

/** A sentence with a place for each of the section's figures. */
const sentence = (max: number) =>
  paragraph(max, ['figure']).describe(
    `The sentence; each ${FIGURE} in it becomes the next of the figures.`,
  );

const placesMatch = ({ text, figures }: { text: string; figures: readonly unknown[] }) =>
  text.split(FIGURE).length - 1 === figures.length;
const PLACES = {
  path: ['text'],
  error: `has to hold ${FIGURE} once for each of the figures`,
};

const unseenHeading = line(60).describe('The heading, for screen readers alone.');

const smallHeading = line(60).describe('The small heading above the figures.');

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
      heading: smallHeading,
      figures: figures(2, 8).describe(
        `${order}; the first stands very large, and has 5 characters at most.`,
      ),
      text: paragraph(140)
        .optional()
        .describe('A sentence that goes on from the large figure, in place of its label.'),
    }),
    defineLayout('figures', 'sentence', 'Figures as the large words of one sentence.', {
      heading: unseenHeading,
      figures: figures(2, 5).describe(`${order}, in the order of the sentence.`),
      text: sentence(260),
      highlighted: reference('figures')
        .optional()
        .describe('Which of the figures has the brand colour.'),
    }).refine(placesMatch, PLACES),
    defineLayout('figures', 'lead', 'One figure as wide as the page, the others in a small line.', {
      heading: unseenHeading,
      value: line(5).describe('The figure, such as 80%.'),
      goesOn: paragraph(180).describe('The sentence that goes on from the figure.'),
      figures: figures(2, 5).describe(`${order}, in the order of the small line.`),
      text: sentence(200),
    }).refine(placesMatch, PLACES),
  ])
  .describe('Headline figures.');

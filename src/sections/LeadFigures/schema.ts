import { z } from 'zod';
import { line, paragraph, reference } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

/** Headline figures of which one is as large as the page allows. */
export const leadFiguresSchema = defineSection(
  'leadFigures',
  'One very large figure, the others in rows beside it.',
  {
    heading: line(60).describe('The small heading above the figures.'),
    figure: reference('figures').describe(
      'The large figure, by id from figures.yaml; 5 letters at most.',
    ),
    sentence: paragraph(140).describe('The sentence under it that goes on from the figure.'),
    figures: z
      .array(reference('figures'))
      .min(2)
      .max(4)
      .describe('The other figures, by id from figures.yaml.'),
  },
);

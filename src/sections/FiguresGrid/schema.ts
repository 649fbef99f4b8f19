import { z } from 'zod';
import { line, reference } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

/** Headline figures: the first very large, six small ones beside it. */
export const figuresGridSchema = defineSection(
  'figuresGrid',
  'One large figure and six small ones.',
  {
    heading: line(60).describe('What the figures are about; set as the label of the section.'),
    figures: z
      .array(reference('figures'))
      .length(7)
      .describe('The figures, by id from figures.yaml; the first stands large.'),
  },
);

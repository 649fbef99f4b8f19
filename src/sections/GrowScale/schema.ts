import { z } from 'zod';
import { link, reference } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Growing and scaling a team: what it is, beside what it brings in figures. */
export const growScaleSchema = defineSection(
  'growScale',
  'Growing and scaling, beside three figures.',
  {
    ...heading,
    action: link.describe('The button to the services.'),
    figures: z
      .array(reference('figures'))
      .length(3)
      .describe('Three figures, by id from figures.yaml; the first stands large.'),
  },
);

import { z } from 'zod';
import { line, link, paragraph } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Numbered steps, in stages or in one run. */
export const stepsSchema = defineSection(
  'steps',
  'Numbered steps; the numbers run on from stage to stage.',
  {
    ...heading,
    stages: z
      .array(
        z.strictObject({
          title: line(40).optional().describe('The name of the stage; needed with several stages.'),
          steps: z
            .array(
              z.strictObject({
                title: line(48).describe('The step in a few words.'),
                text: paragraph(240).describe('What happens in it.'),
              }),
            )
            .min(1)
            .max(12)
            .describe('The steps, in their order.'),
        }),
      )
      .min(1)
      .max(6)
      .describe('The stages; a single one where the steps are not grouped.'),
    action: link.optional().describe('The button below the steps.'),
  },
).refine(({ stages }) => stages.length === 1 || stages.every(({ title }) => title), {
  path: ['stages'],
  error: 'every stage needs a title where there are several',
});

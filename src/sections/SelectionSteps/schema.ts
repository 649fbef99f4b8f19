import { z } from 'zod';
import { href, line, paragraph } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** The way to a contract: five steps that rise like locks. */
export const selectionStepsSchema = defineSection(
  'selectionSteps',
  'The steps of the selection process.',
  {
    label: heading.label,
    heading: heading.heading,
    steps: z
      .array(
        z.strictObject({
          title: line(40).describe('The step.'),
          text: paragraph(180).describe('What happens in it.'),
          articles: z
            .array(
              z.strictObject({
                label: line(60).describe('The title of the article.'),
                href: href.optional().describe('Its address; it is not shown where unset.'),
              }),
            )
            .max(3)
            .default([])
            .describe('Articles worth reading before the step.'),
        }),
      )
      .length(5)
      .describe('Five steps, in their order.'),
  },
);

import { z } from 'zod';
import { byLayout } from '../../content/by-layout.ts';
import { href, line, link, paragraph } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

const layouts = ['across', 'rising'] as const;
export type StepsLayout = (typeof layouts)[number];

/** Steps of the layout "rising". */
const RISING = 5;

/** What happens, one step after another. */
export const stepsSchema = defineSection('steps', 'Numbered steps.', {
  layout: z
    .enum(layouts)
    .describe(
      [
        'across: large numbers in rows across the page; where steps have stages, stage by stage beside its name.',
        'rising: five columns, each higher than the one before, with the heading above the first two.',
      ].join(' '),
    ),
  ...heading,
  items: z
    .array(
      z.strictObject({
        stage: line(40)
          .optional()
          .describe('The name of the stage that begins with this step; across only.'),
        title: line(48).describe('The step in a few words.'),
        text: paragraph(240).describe('What happens in it.'),
        articles: z
          .array(
            z.strictObject({
              label: line(60).describe('The title of the article.'),
              href: href.optional().describe('Its address; it is not shown where unset.'),
            }),
          )
          .max(3)
          .optional()
          .describe('Articles worth reading before the step; rising only.'),
      }),
    )
    .min(1)
    .max(24)
    .describe('The steps, in their order; the numbers run on from stage to stage.'),
  action: link.optional().describe('The button below the steps; across only.'),
})
  .superRefine(
    byLayout<StepsLayout>({
      lead: { shown: ['across'] },
      'items.stage': { shown: ['across'] },
      'items.articles': { shown: ['rising'] },
      action: { shown: ['across'] },
    }),
  )
  .refine(({ layout, items }) => layout !== 'rising' || items.length === RISING, {
    path: ['items'],
    error: `the layout "rising" has ${RISING} steps`,
  })
  .refine(({ items: [first, ...others] }) => first?.stage || others.every(({ stage }) => !stage), {
    path: ['items', 0, 'stage'],
    error: 'is missing; where steps have stages, the first step begins one',
  });

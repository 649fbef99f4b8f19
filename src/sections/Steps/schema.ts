import { z } from 'zod';
import { href, line, link, paragraph } from '../../content/fields.ts';
import { defineLayout, heading } from '../../content/section.ts';

const { label, heading: title } = heading;

const step = z.strictObject({
  title: line(48).describe('The step in a few words.'),
  text: paragraph(240).describe('What happens in it.'),
});

const staged = z.strictObject({
  stage: line(40).optional().describe('The name of the stage that begins with this step.'),
  ...step.shape,
});

const withArticles = step.extend({
  articles: z
    .array(
      z.strictObject({
        label: line(60).describe('The title of the article.'),
        href: href.optional().describe('Its address; it is not shown where unset.'),
      }),
    )
    .max(3)
    .optional()
    .describe('Articles worth reading before the step.'),
});

/** What happens, one step after another. */
export const stepsSchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'steps',
      'across',
      'Large numbers in rows across the page; where steps have stages, stage by stage beside its name.',
      {
        ...heading,
        items: z
          .array(staged)
          .min(1)
          .max(24)
          .refine(([first, ...others]) => first?.stage || others.every(({ stage }) => !stage), {
            path: [0, 'stage'],
            error: 'is missing; where steps have stages, the first step begins one',
          })
          .describe('The steps, in their order; the numbers run on from stage to stage.'),
        action: link.optional().describe('The button below the steps.'),
      },
    ),
    defineLayout(
      'steps',
      'rising',
      'Five columns, each higher than the one before, with the heading above the first two.',
      {
        label,
        heading: title,
        items: z.array(withArticles).length(5).describe('The five steps, in their order.'),
      },
    ),
  ])
  .describe('Numbered steps.');

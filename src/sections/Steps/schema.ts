import { z } from 'zod';
import { TALL } from '../../schema/cuts.ts';
import { href, line, link, paragraph, plate } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';
import { sketchNames } from '../../ui/Sketch/names.ts';

const { label, heading: title } = heading;

const action = link.optional().describe('The button below the steps.');

const step = z.strictObject({
  title: line(48).describe('The step in a few words.'),
  text: paragraph(240).describe('What happens in it.'),
});

const dated = z.strictObject({
  stage: line(40).optional().describe('The name of the stage that begins with this step.'),
  when: line(20).describe('When it is, such as "Day 1" or "Week 3".'),
  ...step.shape,
});

const timed = step.extend({
  from: z.int().min(1).describe('The working day on which it begins, from 1.'),
  days: z.int().min(1).describe('How many working days it takes.'),
});

const drawn = step.extend({
  drawing: z
    .enum(sketchNames)
    .describe('What is drawn on its sheet, by its name in src/ui/Sketch/names.ts.'),
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
    defineLayout('steps', 'across', 'Large numbers in rows across the page.', {
      ...heading,
      items: z.array(step).min(1).max(12).describe('The steps, in their order.'),
      action,
    }),
    defineLayout('steps', 'beside', 'Rows beside a picture on half of the section.', {
      ...heading,
      items: z.array(step).min(3).max(6).describe('The steps, in their order.'),
      action,
      picture: plate({ cuts: TALL }).describe('The picture, by its key in plates/registry.ts.'),
      side: z
        .enum(['start', 'end'])
        .default('start')
        .describe('Where the picture stands in wide windows: before the words, or after them.'),
    }),
    defineLayout('steps', 'calendar', 'The fields of a calendar, a row for each stage.', {
      ...heading,
      items: z
        .array(dated)
        .min(2)
        .max(24)
        .refine(([first]) => first?.stage, {
          path: [0, 'stage'],
          error: 'is missing; the first step begins a stage',
        })
        .describe('The steps, in their order; the numbers run on from stage to stage.'),
    }),
    defineLayout('steps', 'strip', 'Sheets of one strip of paper, each with a drawing.', {
      ...heading,
      items: z.array(drawn).min(4).max(18).describe('The steps, in their order.'),
    }),
    defineLayout(
      'steps',
      'timeline',
      'Bars under a ruler of working days, each as long as it takes.',
      {
        ...heading,
        days: z.int().min(5).max(30).describe('The working days in all.'),
        items: z
          .array(timed)
          .min(2)
          .max(8)
          .describe('The steps, in their order; the bar of the last one has the brand colour.'),
      },
    ).refine(({ days, items }) => items.every((item) => item.from + item.days - 1 <= days), {
      path: ['items'],
      error: 'a step ends after the last day',
    }),
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

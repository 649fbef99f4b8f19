import { z } from 'zod';
import { TALL } from '../../schema/cuts.ts';
import { line, link, paragraph, plate } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';

const action = link.optional().describe('The button below the steps.');

const step = z.strictObject({
  title: line(48).describe('The step in a few words.'),
  text: paragraph(240).describe('What happens in it.'),
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
  ])
  .describe('Numbered steps.');

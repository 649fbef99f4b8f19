import { z } from 'zod';
import { href, line, paragraph } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'staircase',
  'Steps as columns, each higher than the previous one.',
  {
    items: z
      .array(
        z.strictObject({
          title: line(48).describe('The step, in a few words.'),
          text: paragraph(240).describe('What happens in it.'),
          articles: z
            .array(
              z.strictObject({
                label: line(60).describe('The title of the article, or the label of the link.'),
                href: href.optional().describe('Its address; the article is not shown if unset.'),
              }),
            )
            .max(3)
            .default([])
            .describe('Articles to read before the step, or links to start it.'),
        }),
      )
      .min(2)
      .max(6)
      .describe('The steps, in order; side by side in wide windows, however many.'),
  },
);

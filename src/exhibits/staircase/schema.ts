import { z } from 'zod';
import { href, line, paragraph } from '../../schema/fields.ts';
import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit('staircase', 'Columns, each higher than the one before it.', {
  items: z
    .array(
      z.strictObject({
        title: line(48).describe('The step in a few words.'),
        text: paragraph(240).describe('What happens in it.'),
        articles: z
          .array(
            z.strictObject({
              label: line(60).describe('The title of the article, or what the link does.'),
              href: href.optional().describe('Its address; it is not shown where unset.'),
            }),
          )
          .max(3)
          .default([])
          .describe('Articles worth reading before the step, or where it begins.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('The steps, in their order: as many as there is room for side by side.'),
});

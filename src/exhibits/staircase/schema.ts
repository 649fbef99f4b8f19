import { href, line, list } from '../../schema/fields.ts';
import { defineExhibit, step } from '../../schema/section.ts';

export const schema = defineExhibit('staircase', 'Steps as columns, each higher than the last.', {
  items: list(2, 6, {
    ...step,
    articles: list(0, 3, {
      label: line(60).describe('The title of the article, or the label of the link.'),
      href: href.optional().describe('Its address; the article is not shown if unset.'),
    })
      .default([])
      .describe('Articles to read before the step, or links to start it.'),
  }).describe('The steps, in order.'),
});

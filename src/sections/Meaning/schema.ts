import { z } from 'zod';
import { line, paragraph, slug } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

/** What a claim means: a row of tabs, each with a picture, a title and a text. */
export const meaningSchema = defineSection('meaning', 'What a claim means, as a row of tabs.', {
  ...heading,
  tabs: z
    .array(
      z.strictObject({
        id: slug.describe('The name of the tab in addresses and in `initial`.'),
        label: line(24).describe('The words of the tab.'),
        title: line(80).describe('The title of its panel.'),
        text: paragraph(320).describe('What it means, in a few sentences.'),
        plate: plate.describe('The picture that stands for it; in its cut "square".'),
      }),
    )
    .min(2)
    .max(4)
    .describe('The tabs, in their order.'),
  initial: slug.optional().describe('The id of the tab that is open first; unset, the first tab.'),
})
  .refine(({ tabs }) => new Set(tabs.map(({ id }) => id)).size === tabs.length, {
    path: ['tabs'],
    error: 'two tabs have the same id',
  })
  .refine(({ tabs, initial }) => !initial || tabs.some(({ id }) => id === initial), {
    path: ['initial'],
    error: 'the id of one of the tabs',
  });

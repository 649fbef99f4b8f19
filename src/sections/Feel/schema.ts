import { z } from 'zod';
import { line, paragraph, slug } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** How it feels to be part of the company: large words as tabs. */
export const feelSchema = defineSection('feel', 'How it feels to work here, as large words.', {
  ...heading,
  tabs: z
    .array(
      z.strictObject({
        id: slug.describe('The name of the tab in addresses and in `initial`.'),
        word: line(16).describe('The word that is the tab.'),
        title: line(60).describe('The title of its panel.'),
        text: paragraph(320).describe('How it shows on a working day.'),
      }),
    )
    .min(3)
    .max(5)
    .describe('The words, in their order.'),
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

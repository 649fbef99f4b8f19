import { z } from 'zod';
import { line, paragraph, slug } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

/** What comes with the job: a row of tabs with the progress through them. */
export const perksSchema = defineSection('perks', 'What comes with the job, as a row of tabs.', {
  ...heading,
  tabs: z
    .array(
      z.strictObject({
        id: slug.describe('The name of the tab in addresses; unique in the section.'),
        title: line(32).describe('The perk: the words of the tab and the title of its panel.'),
        text: paragraph(320).describe('What it means on a working day.'),
        facts: z
          .array(
            z.strictObject({
              label: line(40).describe('What is stated.'),
              value: line(24).describe('The figure or word.'),
            }),
          )
          .length(3)
          .describe('Three facts on rules: label left, figure right.'),
        plate: plate.describe('The picture of the perk; in its cut "wide".'),
      }),
    )
    .min(3)
    .max(6)
    .describe('The perks, in their order; the first is open first.'),
}).refine(({ tabs }) => new Set(tabs.map(({ id }) => id)).size === tabs.length, {
  path: ['tabs'],
  error: 'two tabs have the same id',
});

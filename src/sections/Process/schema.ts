import { z } from 'zod';
import { line, link, paragraph, slug } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

const tab = z.strictObject({
  id: slug.describe('The name of the tab in addresses and in `initial`; unique in the section.'),
  title: line(32).describe('The words of the tab.'),
  subtitle: line(80).optional().describe('What the stage is for, in one line; heads its panel.'),
  duration: line(40).optional().describe('How long it takes, such as "2 weeks".'),
  text: paragraph(600).describe('What happens in this stage.'),
  items: z
    .array(line(90))
    .min(2)
    .max(8)
    .optional()
    .describe('The parts of the stage, in their order, as one list.'),
  groups: z
    .array(
      z.strictObject({
        title: line(32).describe('What the entries are, such as "You get".'),
        items: z.array(line(80)).min(1).max(6).describe('The entries.'),
      }),
    )
    .min(2)
    .max(3)
    .optional()
    .describe('Two or three short lists side by side, such as what a client gets and who works.'),
  plate: plate
    .optional()
    .describe('The plate of this tab, where each tab has its own; in its cut "wide".'),
});

/** How the work goes: stages as tabs, with the progress through them. */
export const processSchema = defineSection('process', 'The stages of the work, as tabs.', {
  ...heading,
  tabs: z.array(tab).min(3).max(6).describe('The stages, in their order.'),
  initial: slug.optional().describe('The id of the tab that is open first; unset, the first tab.'),
  plate: plate.optional().describe('The one plate for all tabs; in its cut "wide".'),
  action: link.optional().describe('The button below the tabs.'),
})
  .refine(({ tabs }) => new Set(tabs.map(({ id }) => id)).size === tabs.length, {
    path: ['tabs'],
    error: 'two tabs have the same id',
  })
  .refine(({ tabs, initial }) => !initial || tabs.some(({ id }) => id === initial), {
    path: ['initial'],
    error: 'the id of one of the tabs',
  })
  .refine(
    ({ tabs, plate }) => {
      const own = tabs.filter((tab) => tab.plate).length;
      return own === 0 || (own === tabs.length && !plate);
    },
    { path: ['plate'], error: 'one plate for all tabs, or one for each of them' },
  );

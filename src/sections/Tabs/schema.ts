import { z } from 'zod';
import { BROAD } from '../../schema/cuts.ts';
import { line, list, paragraph, plate, slug } from '../../schema/fields.ts';
import { defineLayout, fact, heading } from '../../schema/section.ts';

const tab = {
  id: slug.describe('The id of the tab, used in `initial`; unique in the section.'),
  label: line(32).describe('The label of the tab.'),
};
const text = paragraph(600).describe('The text of the panel.');

const time = z
  .string()
  .regex(/^\d\d:\d\d$/, 'a time such as 09:00')
  .meta({ text: 'name' });

const stage = z.strictObject({
  ...tab,
  subtitle: line(80)
    .optional()
    .describe('The purpose of the stage in one line, at the top of its panel.'),
  duration: line(40).optional().describe('How long it takes, such as "2 weeks".'),
  text,
  points: z
    .array(line(90))
    .min(2)
    .max(8)
    .optional()
    .describe('The parts of the stage, in order, as one list.'),
  groups: list(2, 3, {
    title: line(32).describe('The heading of the list, such as "You get".'),
    points: z.array(line(80)).min(1).max(6).describe('The entries.'),
  })
    .optional()
    .describe('Two or three short lists side by side, such as what a client gets and who works.'),
  picture: plate({ cuts: BROAD })
    .optional()
    .describe('The picture of this tab; set it for all tabs or for none.'),
});

const pictured = z.strictObject({
  ...tab,
  title: line(80).optional().describe('The title of the panel; the label of the tab if unset.'),
  text,
  facts: z
    .array(fact(24))
    .min(2)
    .max(4)
    .optional()
    .describe('Two to four facts separated by rules: label left, value right.'),
});
const seats = z.array(line(16)).min(1).max(3);

const day = z.strictObject({
  ...tab,
  day: line(16).describe('When it is, such as "Day 1".'),
  from: time.describe('When it begins, such as "09:00".'),
  until: time.describe('When it ends, such as "17:00".'),
  yours: seats.describe('The client’s people at the table.'),
  ours: seats.describe('The company’s people at the table.'),
  text: paragraph(260).describe('What is done.'),
  papers: z
    .array(line(40))
    .min(2)
    .max(4)
    .describe(
      'The documents at the end of the day; the last one of the last day has the brand colour.',
    ),
});
const initial = {
  initial: slug.optional().describe('The id of the tab selected initially; the first if unset.'),
};

export const tabsSchema = z
  .discriminatedUnion('layout', [
    defineLayout('tabs', 'stages', 'The stages of a process as tabs at the left, with progress.', {
      ...heading,
      items: z.array(stage).min(3).max(6).describe('The stages, in order.'),
      ...initial,
    }).refine(
      ({ items }) => new Set(items.map(({ picture }) => picture === undefined)).size === 1,
      { path: ['items'], error: 'give every tab a picture, or none of them' },
    ),
    defineLayout('tabs', 'row', 'A row of tabs with progress, above a broad picture and text.', {
      ...heading,
      items: z
        .array(
          pictured.extend({
            picture: plate({ cuts: BROAD }).describe('The picture beside the text.'),
          }),
        )
        .min(2)
        .max(6)
        .describe('The tabs, in order.'),
      ...initial,
    }),
    defineLayout('tabs', 'sheet', 'Days as columns of a document, each under its tab.', {
      ...heading,
      items: z.array(day).min(2).max(4).describe('The days, in order.'),
      ...initial,
      note: line(60).optional().describe('The end of the line under the document.'),
    }),
  ])
  .refine(({ items }) => new Set(items.map(({ id }) => id)).size === items.length, {
    path: ['items'],
    error: 'two tabs have the same id',
  })
  .refine(({ items, initial }) => !initial || items.some(({ id }) => id === initial), {
    path: ['initial'],
    error: 'must be the id of one of the tabs',
  })
  .describe('Tabs, each with a panel.');

import { z } from 'zod';
import { BROAD } from '../../schema/cuts.ts';
import { line, paragraph, plate, slug } from '../../schema/fields.ts';
import { defineLayout, fact, heading } from '../../schema/section.ts';

const tab = {
  id: slug.describe('The name of the tab in addresses and in `initial`; unique in the section.'),
  label: line(32).describe('The words of the tab.'),
};
const text = paragraph(600).describe('What the panel of the tab says.');

const time = z
  .string()
  .regex(/^\d\d:\d\d$/, 'a time such as 09:00')
  .meta({ text: 'name' });

const stage = z.strictObject({
  ...tab,
  subtitle: line(80).optional().describe('What the stage is for, in one line; heads its panel.'),
  duration: line(40).optional().describe('How long it takes, such as "2 weeks".'),
  text,
  points: z
    .array(line(90))
    .min(2)
    .max(8)
    .optional()
    .describe('The parts of the stage, in their order, as one list.'),
  groups: z
    .array(
      z.strictObject({
        title: line(32).describe('What the entries are, such as "You get".'),
        points: z.array(line(80)).min(1).max(6).describe('The entries.'),
      }),
    )
    .min(2)
    .max(3)
    .optional()
    .describe('Two or three short lists side by side, such as what a client gets and who works.'),
  picture: plate({ cuts: BROAD })
    .optional()
    .describe('The picture of this tab, where each tab has its own.'),
});

const pictured = z.strictObject({
  ...tab,
  title: line(80).optional().describe('The title of its panel, where it is not that of the tab.'),
  text,
  facts: z
    .array(fact(24))
    .min(2)
    .max(4)
    .optional()
    .describe('Two to four facts on rules: label left, figure right.'),
});
const seats = z.array(line(16)).min(1).max(3);

const day = z.strictObject({
  ...tab,
  day: line(16).describe('When it is, such as "Day 1".'),
  from: time.describe('When it begins, such as "09:00".'),
  until: time.describe('When it ends, such as "17:00".'),
  yours: seats.describe('Who sits at the table from the client.'),
  ours: seats.describe('Who sits at the table from us.'),
  text: paragraph(260).describe('What is done.'),
  papers: z
    .array(line(40))
    .min(2)
    .max(4)
    .describe(
      'What lies on the table at the end, a paper each; the last one of the last day has the brand colour.',
    ),
});
const initial = {
  initial: slug.optional().describe('The id of the tab that is open first; unset, the first tab.'),
};

/** Panels of which one shows, chosen by tabs. */
export const tabsSchema = z
  .discriminatedUnion('layout', [
    defineLayout('tabs', 'stages', 'Stages at the left with the progress through them.', {
      ...heading,
      items: z.array(stage).min(3).max(6).describe('The stages, in their order.'),
      ...initial,
    }).refine(
      ({ items }) => new Set(items.map(({ picture }) => picture === undefined)).size === 1,
      { path: ['items'], error: 'a picture for each tab, or for none of them' },
    ),
    defineLayout('tabs', 'row', 'A row of tabs with the progress, a broad picture, words.', {
      ...heading,
      items: z
        .array(
          pictured.extend({
            picture: plate({ cuts: BROAD }).describe('The picture beside the words.'),
          }),
        )
        .min(2)
        .max(6)
        .describe('The tabs, in their order.'),
      ...initial,
    }),
    defineLayout('tabs', 'sheet', 'Days as the columns of one document, each under its tab.', {
      ...heading,
      items: z.array(day).min(2).max(4).describe('The days, in their order.'),
      ...initial,
      note: line(60).optional().describe('The last words of the line under the document.'),
    }),
  ])
  .refine(({ items }) => new Set(items.map(({ id }) => id)).size === items.length, {
    path: ['items'],
    error: 'two tabs have the same id',
  })
  .refine(({ items, initial }) => !initial || items.some(({ id }) => id === initial), {
    path: ['initial'],
    error: 'the id of one of the tabs',
  })
  .describe('Panels of which one shows, chosen by tabs.');

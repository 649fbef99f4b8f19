import { z } from 'zod';
import { byLayout } from '../../content/by-layout.ts';
import { line, link, paragraph, plate } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

const layouts = ['plain', 'beside', 'band', 'banner', 'poster', 'groups'] as const;
export type PageHeroLayout = (typeof layouts)[number];

/** The place in the heading where the number of services stands. */
export const COUNT = '{count}';
/** The place in the lead where the founding year stands. */
export const FOUNDED = '{founded}';

/** Letters that fit in a line of the largest headings. */
const LINE = 14;

/** The first view of a page: its main heading, and what stands beside, below or behind it. */
export const pageHeroSchema = defineSection('pageHero', 'The title of the page.', {
  layout: z
    .enum(layouts)
    .default('plain')
    .describe(
      [
        'plain: the title alone, the lead under its right half.',
        'beside: title and lead beside a picture.',
        'band: title and lead above a picture across the page.',
        'banner: one short word on a block that is cut into the foot of a picture across the page.',
        'poster: lines of capitals over a picture.',
        'groups: the title over a link to each group of services that the page shows.',
      ].join(' '),
    ),
  heading: line(90).describe(
    `The main heading of the page. In a poster each line of it is a line on the page; in groups it may begin with ${COUNT}, which becomes the number of services in words.`,
  ),
  lead: paragraph(320)
    .optional()
    .describe(
      `One or two sentences with it, in all layouts but groups; ${FOUNDED} becomes the year in company.yaml.`,
    ),
  actions: z
    .array(link)
    .max(2)
    .default([])
    .describe('Up to two buttons: plain, beside and poster; one in a banner.'),
  picture: plate({ cuts: ['horizon', 'strip', 'ribbon', 'hero', 'wide'], narrow: ['card'] })
    .optional()
    .describe('The picture, by its key in art/registry.ts; in all layouts but plain and groups.'),
  focus: z
    .enum(['left', 'centre', 'right'])
    .optional()
    .describe(
      'Which part of the picture stays in view where the window is narrow; the centre where unset.',
    ),
})
  .superRefine(
    byLayout<PageHeroLayout>({
      lead: { needed: ['plain', 'beside', 'band', 'banner', 'poster'] },
      actions: { shown: ['plain', 'beside', 'banner', 'poster'] },
      picture: { needed: ['beside', 'band', 'banner', 'poster'] },
      focus: { shown: ['beside', 'band', 'banner', 'poster'] },
    }),
  )
  .refine(({ layout, actions }) => layout !== 'banner' || actions.length <= 1, {
    path: ['actions'],
    error: 'the layout "banner" has room for one button',
  })
  .refine(({ layout, heading }) => layout === 'poster' || !heading.includes('\n'), {
    path: ['heading'],
    error: 'only a poster has a heading of several lines',
  })
  .refine(
    ({ layout, heading }) =>
      !['banner', 'poster'].includes(layout) ||
      heading.split('\n').every((words) => words.length <= LINE),
    { path: ['heading'], error: `too long: a line of it has room for ${LINE} letters` },
  )
  .refine(
    ({ layout, heading }) =>
      !heading.includes(COUNT) || (layout === 'groups' && heading.startsWith(COUNT)),
    { path: ['heading'], error: `${COUNT} stands at the beginning, in the layout "groups"` },
  );

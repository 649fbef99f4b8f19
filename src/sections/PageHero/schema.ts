import { z } from 'zod';
import type { Cut } from '../../../art/cuts.ts';
import { exhibit } from '../../exhibits/schemas.ts';
import { line, link, type PlateUse, paragraph, plate, reference } from '../../schema/fields.ts';
import { defineLayout, sectionRules } from '../../schema/section.ts';

/** The place in the heading where the number of services stands, in words. */
const COUNT = 'count';

/** Letters that fit in a line of the largest headings. */
const LINE = 14;

const oneLine = (max: number, places?: readonly string[]) =>
  line(max, places).refine(
    (words) => !words.includes('\n'),
    'only the layout "poster" has a heading of several lines',
  );
const title = (max: number) => oneLine(max).describe('The main heading of the page.');

/** @param what it is, with a full stop */
const opening = (max: number, what: string) =>
  paragraph(max, ['founded']).describe(`${what} {founded} becomes the year in company.yaml.`);
const lead = opening(320, 'One or two sentences with it.');

const actions = z.array(link).max(2).default([]).describe('Up to two buttons.');

const CUTS: readonly [Cut, ...Cut[]] = ['horizon', 'strip', 'hero', 'wide'];
const PICTURE = 'The picture: a plate of plates/registry.ts by its key, or a file of your own.';
const focus = z
  .enum(['left', 'centre', 'right'])
  .optional()
  .describe(
    'Which part of the picture stays in view where the window is narrow; the centre where unset.',
  );
/** A picture from edge to edge is far wider than high, so a narrow window needs another drawing. */
const across = (use: Pick<PlateUse, 'own' | 'underWords' | 'narrow'>) => ({
  picture: plate({ cuts: CUTS, narrow: ['card', 'square'], ...use }).describe(PICTURE),
  focus,
});

/** The first view of a page: its main heading, and what stands beside, below or behind it. */
export const pageHeroSchema = z
  .discriminatedUnion('layout', [
    defineLayout('pageHero', 'plain', 'The title alone, the lead under its right half.', {
      heading: title(90),
      lead,
      actions,
    }),
    defineLayout('pageHero', 'beside', 'Title and lead beside a picture.', {
      heading: title(90),
      lead,
      actions,
      // The box is upright in wide windows and broad in narrow ones: a subject in the middle suits both.
      picture: plate({ cuts: ['hero', 'wide', ...CUTS], own: 'square' }).describe(PICTURE),
      focus,
      side: z
        .enum(['start', 'end'])
        .default('end')
        .describe('Where the picture stands in wide windows: before the words, or after them.'),
    }),
    defineLayout('pageHero', 'cutIn', 'Title and lead on a block cut into the head of a picture.', {
      heading: title(60),
      lead,
      actions,
      ...across({ own: 'hero' }),
    }),
    defineLayout('pageHero', 'band', 'Title and lead above a picture across the page.', {
      heading: title(90),
      lead,
      actions,
      ...across({ own: 'horizon', narrow: ['panel'] }),
    }),
    defineLayout('pageHero', 'cover', 'Title and lead on a dark picture from edge to edge.', {
      heading: title(90),
      lead,
      actions,
      picture: plate({
        cuts: ['horizon', 'hero'],
        narrow: ['square'],
        underWords: 'darkCalm',
      }).describe(PICTURE),
      focus,
    }),
    defineLayout(
      'pageHero',
      'open',
      'Title and lead on a ground that runs into the picture at its right.',
      {
        heading: title(90),
        lead,
        actions,
        picture: plate({ cuts: ['square'] }).describe(
          `${PICTURE} Its ground is that of the section.`,
        ),
      },
    ),
    defineLayout('pageHero', 'exhibit', 'Title and lead over an exhibit.', {
      heading: title(90),
      lead,
      actions,
      exhibit,
    }),
    defineLayout('pageHero', 'poster', 'Lines of capitals over a picture.', {
      heading: line(90)
        .refine(
          (words) => words.split('\n').every((each) => each.length <= LINE),
          `too long: a line of it has room for ${LINE} letters`,
        )
        .describe('The main heading of the page: each line of it is a line on the page.'),
      lead,
      actions,
      ...across({ own: 'hero', underWords: 'darkCalm' }),
    }),
    defineLayout(
      'pageHero',
      'facts',
      'The name of a case study or of a position, then its facts beside the opening of what the page tells.',
      {
        study: reference('caseStudies')
          .optional()
          .describe('Which case study, from content/case-studies/.'),
        position: reference('positions')
          .optional()
          .describe('Which position, from content/positions/.'),
        lead: opening(420, 'The opening of what the page tells.'),
      },
    ).refine(({ study, position }) => !study !== !position, {
      error: 'either a case study or a position',
    }),
    defineLayout(
      'pageHero',
      'groups',
      'The title over a link to each group of services that the page shows.',
      {
        heading: oneLine(90, [COUNT])
          .refine(
            (words) => words.lastIndexOf(`{${COUNT}}`) <= 0,
            `{${COUNT}} stands at the beginning`,
          )
          .describe(
            `The main heading of the page; {${COUNT}} at its beginning becomes the number of services in words.`,
          ),
      },
    ),
  ])
  .describe('The title of the page.')
  .register(sectionRules, { isHero: true });

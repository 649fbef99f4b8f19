import { z } from 'zod';
import type { Cut } from '../../../art/cuts.ts';
import { exhibit } from '../../exhibits/schemas.ts';
import { line, link, type PlateUse, paragraph, plate, reference } from '../../schema/fields.ts';
import { cornerPicture, defineLayout, sectionRules, side } from '../../schema/section.ts';

/** The placeholder in a heading for the number of services. */
const COUNT = 'count';

/** The most characters in a line of a poster's heading. */
const LINE = 14;

const oneLine = (max: number, placeholders?: readonly string[]) =>
  line(max, placeholders).refine(
    (words) => !words.includes('\n'),
    'only the layout "poster" has a heading of several lines',
  );
const title = (max: number) => oneLine(max).describe('The main heading of the page.');

const opening = (max: number, what: string) =>
  paragraph(max, ['founded']).describe(`${what} {founded} becomes the year in company.yaml.`);
const lead = opening(320, 'One or two sentences.');

const actions = z.array(link).max(2).default([]).describe('Up to two buttons.');
const words = { heading: title(90), lead, actions };

const CUTS: readonly [Cut, ...Cut[]] = ['horizon', 'strip', 'hero', 'wide'];
const focus = z
  .enum(['left', 'centre', 'right'])
  .optional()
  .describe('The part of the picture that stays in view in narrow windows; the centre if unset.');
/** A picture from edge to edge is much wider than high, so narrow windows need another cut. */
const across = (use: Pick<PlateUse, 'own' | 'underWords' | 'narrow'>) => ({
  picture: plate({ cuts: CUTS, narrow: ['card', 'square'], ...use }),
  focus,
});

export const pageHeroSchema = z
  .discriminatedUnion('layout', [
    defineLayout('pageHero', 'plain', 'The title and the lead, with or without a small picture.', {
      ...words,
      picture: cornerPicture,
    }),
    defineLayout('pageHero', 'beside', 'Title and lead beside a picture.', {
      ...words,
      // The box is tall in wide windows and broad in narrow ones; a centred subject suits both.
      picture: plate({ cuts: ['hero', 'wide', ...CUTS], own: 'square' }),
      focus,
      side: side('end'),
    }),
    defineLayout(
      'pageHero',
      'cutIn',
      'Title and lead in a block cut into the lower corner of a picture.',
      {
        ...words,
        heading: title(60),
        ...across({ own: 'hero' }),
      },
    ),
    defineLayout('pageHero', 'band', 'Title and lead above a picture across the page.', {
      ...words,
      ...across({ own: 'horizon', narrow: ['panel'] }),
    }),
    defineLayout('pageHero', 'cover', 'Title and lead on a dark picture from edge to edge.', {
      ...words,
      picture: plate({
        cuts: ['horizon', 'hero'],
        narrow: ['square'],
        underWords: 'darkCalm',
      }),
      focus,
    }),
    defineLayout('pageHero', 'open', 'Title and lead beside a picture with the same ground.', {
      ...words,
      picture: plate({ cuts: ['square'] }).describe(
        'The picture, whose ground must be that of the section.',
      ),
    }),
    defineLayout('pageHero', 'exhibit', 'Title and lead above an exhibit.', {
      ...words,
      exhibit,
    }),
    defineLayout('pageHero', 'poster', 'The title in lines of capitals on a picture.', {
      ...words,
      heading: line(90)
        .refine(
          (text) => text.split('\n').every((each) => each.length <= LINE),
          `a line is longer than ${LINE} characters; break it or shorten it`,
        )
        .describe('The main heading of the page; line breaks are kept.'),
      ...across({ own: 'hero', underWords: 'darkCalm' }),
    }),
    defineLayout(
      'pageHero',
      'facts',
      'The title of a case study or a position, with its opening text and its facts.',
      {
        study: reference('caseStudies')
          .optional()
          .describe('The case study, from content/case-studies/.'),
        position: reference('positions')
          .optional()
          .describe('The position, from content/positions/.'),
        lead: opening(420, 'The opening text of the page.'),
        actions,
        picture: cornerPicture,
      },
    )
      .refine(({ study, position }) => !study !== !position, {
        error: 'needs either `study` or `position`, not both',
      })
      .refine(({ study, picture }) => !study || !picture, {
        error: 'only the hero of a position has a picture',
      }),
    defineLayout(
      'pageHero',
      'groups',
      'The title above a link to each group of services on the page.',
      {
        heading: oneLine(90, [COUNT])
          .refine(
            (words) => words.lastIndexOf(`{${COUNT}}`) <= 0,
            `{${COUNT}} must be at the beginning`,
          )
          .describe(
            `The main heading of the page; {${COUNT}} at its beginning becomes the number of services in words.`,
          ),
      },
    ),
  ])
  .describe('The hero of a page, with its main heading.')
  .register(sectionRules, { isHero: true });

import { z } from 'zod';
import { href, line, paragraph } from '../../lib/fields.ts';
import { defineSection, heading } from '../../lib/section.ts';

/** The positions that are open; while there is none, neither the section nor its entry in the in-page navigation is shown. */
export const openPositionsSchema = defineSection(
  'openPositions',
  'The positions that are open; not shown while there is none.',
  {
    ...heading,
    positions: z
      .array(
        z.strictObject({
          title: line(60).describe('The position.'),
          place: line(60).describe('Where it can be done from.'),
          text: paragraph(200).describe('What the work is, in one or two sentences.'),
          href: href.describe('Where to read more or apply.'),
        }),
      )
      .default([])
      .describe('The open positions, in the order shown.'),
  },
);

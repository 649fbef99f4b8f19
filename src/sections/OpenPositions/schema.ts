import { z } from 'zod';
import { href, line, paragraph, reference } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** The positions that are open; while there is none, neither the section nor its entry in the in-page navigation is shown. */
export const openPositionsSchema = defineSection(
  'openPositions',
  'The positions that are open; not shown while there is none.',
  {
    ...heading,
    items: z
      .array(
        z.strictObject({
          title: line(60).describe('The position.'),
          place: line(60).describe('Where it can be done from.'),
          text: paragraph(200).describe('What the work is, in one or two sentences.'),
          href: href.describe('Where to read more or apply.'),
          posted: z.iso
            .date('a date such as 2027-03-01')
            .describe('The day it was opened; search engines show it.'),
          office: reference('offices').describe('The office it belongs to, from content/offices/.'),
          remoteIn: z
            .array(line(30))
            .default([])
            .describe('The countries from which it can be done wholly remotely, if any.'),
        }),
      )
      .default([])
      .describe('The open positions, in the order shown.'),
  },
);

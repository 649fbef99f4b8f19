import { z } from 'zod';
import { line, paragraph } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** What sets the company apart, in full: rows beside a heading that stays. */
export const differencesSchema = defineSection(
  'differences',
  'What sets the company apart, as rows.',
  {
    ...heading,
    items: z
      .array(
        z.strictObject({
          title: line(50).describe('The difference, in a few words.'),
          text: paragraph(220).describe('What it means for a client, with its figure.'),
        }),
      )
      .min(3)
      .max(12)
      .describe('The differences, in the order shown.'),
  },
);

import { z } from 'zod';
import { PORTRAIT, TALL } from '../../schema/cuts.ts';
import { line, link, name, paragraph, plate, reference, sample } from '../../schema/fields.ts';
import { defineSection, fact, heading, side } from '../../schema/section.ts';

/** A picture in one half of the window, and text beside it in the order of the fields. */
export const mediaTextSchema = defineSection('mediaText', 'A picture with text beside it.', {
  ...heading,
  text: paragraph(500).describe('The text, in a few sentences.'),
  facts: z
    .array(fact(24))
    .min(2)
    .max(3)
    .optional()
    .describe('Two or three facts side by side, such as a duration.'),
  figures: z
    .array(reference('figures'))
    .min(2)
    .max(4)
    .optional()
    .describe('Two to four figures, by id from figures.yaml.'),
  quote: line(220).optional().describe('A quote, without quotation marks.'),
  action: link.optional().describe('The link below the text.'),
  author: name(40).optional().describe('The name of the person quoted.'),
  role: line(60).optional().describe('Their role and company.'),
  side: side('end'),
  person: reference('team')
    .optional()
    .describe(
      'The member of the team quoted, from content/team.yaml. Their portrait is shown if there is no picture.',
    ),
  picture: plate({ cuts: [...TALL, ...PORTRAIT], narrow: ['wide'] }).optional(),
  sample,
}).refine(({ picture, person }) => picture || person, {
  path: ['picture'],
  error: 'needs `picture`, or `person` for a portrait',
});

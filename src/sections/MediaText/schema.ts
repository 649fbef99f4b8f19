import { z } from 'zod';
import { PORTRAIT, TALL } from '../../schema/cuts.ts';
import { line, link, name, paragraph, plate, reference, sample } from '../../schema/fields.ts';
import { defineSection, fact, heading } from '../../schema/section.ts';

/** A picture that fills one half of the window, and words beside it, in the order of the fields. */
export const mediaTextSchema = defineSection('mediaText', 'A picture with words beside it.', {
  ...heading,
  text: paragraph(500).describe('The text, in a few sentences.'),
  points: z
    .array(line(120))
    .min(2)
    .max(4)
    .optional()
    .describe('Two to four short lines on rules below the text.'),
  facts: z
    .array(fact(24))
    .min(2)
    .max(3)
    .optional()
    .describe('Two or three facts side by side, such as how long something takes.'),
  figures: z
    .array(reference('figures'))
    .min(2)
    .max(4)
    .optional()
    .describe('Two to four figures, by id from figures.yaml.'),
  quote: line(220).optional().describe('What somebody says, without quotation marks.'),
  action: link.optional().describe('The link below the words.'),
  author: name(40).optional().describe('Who says the quote.'),
  role: line(60).optional().describe('What they do, and where.'),
  side: z
    .enum(['start', 'end'])
    .default('end')
    .describe('Where the picture stands in wide windows: before the words, or after them.'),
  person: reference('team')
    .optional()
    .describe(
      'A member of the team who says the quote, from content/team.yaml; shown where there is no picture.',
    ),
  picture: plate({ cuts: [...TALL, 'portrait-large', ...PORTRAIT], narrow: ['wide'] })
    .optional()
    .describe('The picture: a plate of plates/registry.ts by its key, or a file of your own.'),
  sample,
}).refine(({ picture, person }) => picture || person, {
  path: ['picture'],
  error: 'a picture, or a person whose portrait it is',
});

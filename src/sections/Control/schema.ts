import { z } from 'zod';
import { line, paragraph } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Who is in control: the terms of working together. */
export const controlSchema = defineSection('control', 'The terms of working together.', {
  ...heading,
  items: z
    .array(
      z.strictObject({
        title: line(50).describe('The term, in a few words.'),
        text: paragraph(180).describe('What it means for a client.'),
      }),
    )
    .length(6)
    .describe('Six terms, in the order shown.'),
});

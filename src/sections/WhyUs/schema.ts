import { z } from 'zod';
import { line, link, paragraph } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Why this company, in short: three reasons and the way to the others. */
export const whyUsSchema = defineSection('whyUs', 'Three reasons, and a link to all of them.', {
  ...heading,
  points: z
    .array(
      z.strictObject({
        title: line(50).describe('The reason, in a few words.'),
        text: paragraph(180).describe('What it means for a client.'),
      }),
    )
    .length(3)
    .describe('Three reasons.'),
  action: link.describe('The link to the page with all reasons.'),
});

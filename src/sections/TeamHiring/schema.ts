import { z } from 'zod';
import { link, paragraph, reference } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

/** The people a client works with and how they are hired: portraits, text, four figures. */
export const teamHiringSchema = defineSection(
  'teamHiring',
  'The team and its hiring: three portraits, text and four figures.',
  {
    label: heading.label,
    heading: heading.heading,
    text: paragraph(500).describe('Who works on a project, and how they came to the company.'),
    figures: z
      .array(reference('figures'))
      .length(4)
      .describe('Four figures on hiring, by id from figures.yaml.'),
    action: link.optional().describe('The link below the figures.'),
    portraits: z
      .array(plate)
      .length(3)
      .describe('Three portraits: one across the top, two below it.'),
  },
);

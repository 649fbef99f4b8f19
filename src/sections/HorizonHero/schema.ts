import { z } from 'zod';
import { line, link, paragraph } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection } from '../../content/section.ts';

/** The first view of an industry: its plate across the page, its name on a white block at the foot. */
export const horizonHeroSchema = defineSection(
  'horizonHero',
  'A word on a white block that is cut into a plate across the page.',
  {
    heading: line(14).describe('The main heading: the name of the industry, one short word.'),
    lead: paragraph(320).describe('One or two sentences under the plate.'),
    action: link.describe('The button.'),
    plate,
    focus: z
      .enum(['left', 'centre', 'right'])
      .default('centre')
      .describe('Which part of the plate stays in view where the window is narrow.'),
  },
);

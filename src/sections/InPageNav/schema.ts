import { z } from 'zod';
import { line, link, sectionId } from '../../schema/fields.ts';
import { defineSection } from '../../schema/section.ts';

/** The sticky bar that follows the sections of a page. */
export const inPageNavSchema = defineSection(
  'inPageNav',
  'The sticky bar with the sections of the page.',
  {
    label: line(40).describe('The name of the bar for assistive technology.'),
    variant: z
      .enum(['page', 'service', 'company'])
      .default('page')
      .describe(
        'How far above a section it counts as reached: 80 px; 200 px on service pages; 80 px and the height of the bar on Why Us and Careers.',
      ),
    items: z
      .array(
        z.strictObject({
          label: line(24).describe('The words of the entry.'),
          section: sectionId.describe('The id of the section on this page.'),
        }),
      )
      .min(2)
      .max(8)
      .describe('The entries, in the order of the page.'),
    action: link
      .optional()
      .describe('The small button at the right, while the bar of the site is away.'),
  },
);

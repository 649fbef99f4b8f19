import { z } from 'zod';
import { line, link, list, sectionId } from '../../schema/fields.ts';
import { defineSection } from '../../schema/section.ts';

export const inPageNavSchema = defineSection(
  'inPageNav',
  'The sticky bar of links to the sections of the page.',
  {
    label: line(40).describe('The name of the bar for screen readers.'),
    variant: z
      .enum(['page', 'service', 'company'])
      .default('page')
      .describe(
        'How far from the top of the window a section counts as reached: `page` 80 px, `service` 200 px, `company` 80 px plus the height of the bar.',
      ),
    items: list(2, 8, {
      label: line(24).describe('The label of the entry.'),
      section: sectionId.describe('The id of the section on this page.'),
    }).describe('The entries, in the order of the page.'),
    action: link
      .optional()
      .describe('The small button at the right, shown while the bar of the site is hidden.'),
  },
);

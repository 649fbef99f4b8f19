import { z } from 'zod';
import { iconName, line, link, paragraph } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** What sets the company apart: cards with an icon. */
export const differentiatorsSchema = defineSection(
  'differentiators',
  'What sets us apart, as cards.',
  {
    ...heading,
    items: z
      .array(
        z.strictObject({
          icon: iconName.describe('The icon, by its name on lucide.dev/icons.'),
          title: line(50).describe('The difference, in a few words.'),
          text: paragraph(160).describe('What it means for a client.'),
        }),
      )
      .min(3)
      .max(9)
      .describe('The cards, in the order shown.'),
    action: link.optional().describe('The link below the cards.'),
  },
);

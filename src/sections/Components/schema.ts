import { z } from 'zod';
import { iconName, line, link, paragraph } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** The parts something is made of, each a little lower than the one before. */
export const componentsSchema = defineSection(
  'components',
  'Four or five parts of a whole, as columns that fall like a gauge.',
  {
    ...heading,
    items: z
      .array(
        z.strictObject({
          icon: iconName.describe('The icon, by its name on lucide.dev/icons.'),
          title: line(40).describe('The part, in a few words.'),
          text: paragraph(200).describe('What it does in the whole.'),
        }),
      )
      .min(4)
      .max(5)
      .describe('The parts, in the order shown.'),
    action: link.optional().describe('The button below the parts.'),
  },
);

import { z } from 'zod';
import { iconName, reference } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** What the company stands for in figures, each with an icon. */
export const highlightsSchema = defineSection('highlights', 'Headline figures with icons.', {
  ...heading,
  items: z
    .array(
      z.strictObject({
        figure: reference('figures').describe('The figure, by its id in figures.yaml.'),
        icon: iconName.describe('The icon, by its name on lucide.dev/icons.'),
      }),
    )
    .min(2)
    .max(4)
    .describe('The figures, in the order shown.'),
});

import { z } from 'zod';
import { line, link } from '../../schema/fields.ts';
import { defineSection, heading } from '../../schema/section.ts';

const offer = z.strictObject({
  name: line(16).describe('The name of the package; shown in capitals.'),
  line: line(80).describe('Whom it is for, in one line.'),
  included: z.int().min(1).describe('How many features it includes, counted from the first.'),
  action: link.describe('The button of the package.'),
});

export const packagesSchema = defineSection(
  'packages',
  'Three packages, compared feature by feature.',
  {
    ...heading,
    features: z
      .array(line(48))
      .min(4)
      .max(12)
      .describe('The features, those of the smallest package first.'),
    items: z.array(offer).length(3).describe('The packages, from the smallest to the largest.'),
  },
).refine(({ features, items }) => items.every(({ included }) => included <= features.length), {
  path: ['items'],
  error: 'a package includes more features than `features` lists',
});

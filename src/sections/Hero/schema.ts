import { z } from 'zod';
import { line, link, paragraph } from '../../schema/fields.ts';
import { defineSection, sectionRules } from '../../schema/section.ts';

export const heroSchema = defineSection(
  'hero',
  'The hero of the home page: the film, and a headline that ends in a typed word.',
  {
    lead: line(12).describe('The first line of the headline, which doesn’t change.'),
    words: z.array(line(12)).min(1).max(5).describe('The words typed in turn after it.'),
    announcement: line(60).describe('The headline for screen readers.'),
    text: paragraph(260).describe('The sentence under the headline.'),
    actions: z.array(link).min(1).max(2).describe('One or two buttons.'),
  },
).register(sectionRules, { isHero: true });

import { z } from 'zod';
import { line, link, paragraph } from '../../schema/fields.ts';
import { defineSection, sectionRules } from '../../schema/section.ts';

export const notFoundSchema = defineSection('notFound', 'The not-found page.', {
  heading: line(70).describe('What happened.'),
  lead: paragraph(240).describe('Why, and what to do.'),
  actions: z.array(link).min(1).max(2).describe('One or two buttons.'),
  items: z
    .array(
      z.strictObject({
        link: link.describe('The link.'),
        line: line(70).describe('What the page has.'),
      }),
    )
    .length(4)
    .describe('Four links to other pages.'),
}).register(sectionRules, { isHero: true });

import { z } from 'zod';
import { line, link, paragraph } from '../../schema/fields.ts';
import { defineSection, sectionRules } from '../../schema/section.ts';

/** What a visitor sees at an address without a page. */
export const notFoundSchema = defineSection('notFound', 'The page for an address that has none.', {
  heading: line(70).describe('What happened.'),
  lead: paragraph(240).describe('Why, and what to do.'),
  actions: z.array(link).min(1).max(2).describe('One or two buttons.'),
  items: z
    .array(
      z.strictObject({
        link: link.describe('Where it leads.'),
        line: line(70).describe('What is there.'),
      }),
    )
    .length(4)
    .describe('Four ways on.'),
}).register(sectionRules, { isHero: true });

import { z } from 'zod';
import { line, link, list, paragraph } from '../../schema/fields.ts';
import { defineSection, sectionRules } from '../../schema/section.ts';

export const notFoundSchema = defineSection('notFound', 'The not-found page.', {
  heading: line(70).describe('What happened.'),
  lead: paragraph(240).describe('Why, and what to do.'),
  actions: z.array(link).min(1).max(2).describe('One or two buttons.'),
  items: list(4, 4, {
    link: link.describe('The link.'),
    line: line(70).describe('What the page has.'),
  }).describe('Four links to other pages.'),
}).register(sectionRules, { isHero: true });

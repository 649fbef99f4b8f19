import { z } from 'zod';
import { line, link, paragraph } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection } from '../../content/section.ts';

/** The first view of a page: title, lead, buttons and a plate beside them. */
export const pageHeroSchema = defineSection('pageHero', 'The title of the page beside a plate.', {
  heading: line(90).describe('The main heading of the page.'),
  lead: paragraph(320).describe('One or two sentences under it.'),
  actions: z.array(link).max(2).default([]).describe('Up to two buttons.'),
  plate: plate.optional().describe('The plate beside the text; without one the text stands alone.'),
});

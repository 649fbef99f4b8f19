import { z } from 'zod';
import { line, link, reference } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

/** Whom the company works for. */
export const clientLogosSchema = defineSection('clientLogos', 'A strip of client logos.', {
  heading: line(60).describe('What the logos are.'),
  clients: z.array(reference('clients')).min(3).max(8).describe('The clients, by id.'),
  action: link.optional().describe('The button beside the logos.'),
});

import { z } from 'zod';
import { line, link, reference } from '../../lib/fields.ts';
import { defineSection, heading } from '../../lib/section.ts';

/** Six industries as plates that drift on wide screens. */
export const industryCardsSchema = defineSection('industryCards', 'Six industries as cards.', {
  ...heading,
  industries: z.array(reference('industries')).length(6).describe('The six industries, by id.'),
  explore: line(20).describe('The words of the link on each card.'),
  all: link.describe('The link to all industries.'),
});

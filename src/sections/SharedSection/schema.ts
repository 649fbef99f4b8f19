import { z } from 'zod';
import { line, link, paragraph } from '../../lib/fields.ts';
import { defineSection } from '../../lib/section.ts';

/** Other ways to reach the company: e-mail, chat, phone lines, from the company record. */
export const sharedSectionSchema = defineSection('sharedSection', 'E-mail, chat and phone lines.', {
  heading: line(60).describe('The invitation.'),
  lead: paragraph(200).describe('When to use which.'),
  actions: z.array(link).max(2).default([]).describe('Up to two buttons.'),
});

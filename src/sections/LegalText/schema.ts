import { z } from 'zod';
import { line, paragraph, sample } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

/** A policy: headed clauses in plain words. */
export const legalTextSchema = defineSection('legalText', 'The clauses of a policy.', {
  heading: line(60).describe('What the clauses are.'),
  notice: paragraph(240).optional().describe('A notice above the clauses, such as: sample text.'),
  items: z
    .array(
      z.strictObject({
        heading: line(70).describe('The clause in a few words.'),
        paragraphs: z.array(paragraph()).min(1).describe('What it says.'),
      }),
    )
    .min(1)
    .describe('The clauses, in order.'),
  sample,
});

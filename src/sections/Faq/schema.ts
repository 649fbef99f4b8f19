import { z } from 'zod';
import { line, link, list, paragraph } from '../../schema/fields.ts';
import { defineSection, heading } from '../../schema/section.ts';

export const faqSchema = defineSection('faq', 'Frequent questions; the id is usually `faq`.', {
  ...heading,
  items: list(2, 8, {
    question: line(120).describe('The question, as a client would ask it.'),
    answer: z
      .array(paragraph(600))
      .min(1)
      .max(3)
      .describe('The answer, as one to three paragraphs.'),
  }).describe('The questions, in the order shown.'),
  action: link
    .optional()
    .describe('The button below the heading and the questions, for what is not answered here.'),
});

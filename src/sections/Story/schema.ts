import { z } from 'zod';
import { line, list, name, paragraph, reference, sample } from '../../schema/fields.ts';
import { defineLayout } from '../../schema/section.ts';

const heading = line(90).describe('The heading.');
const texts = z.array(paragraph(900)).min(1);

export const storySchema = z
  .discriminatedUnion('layout', [
    defineLayout('story', 'prose', 'A heading beside running text, which may be a letter.', {
      heading,
      salutation: line(60).optional().describe('The salutation of a letter.'),
      paragraphs: texts.describe('The text.'),
      signature: line(90).optional().describe('The signature of a letter: name and role.'),
      sample,
    }),
    defineLayout(
      'story',
      'rows',
      'Rows with a title and a text, and perhaps a large mark, or questions with their answers.',
      {
        heading,
        lead: paragraph(320).optional().describe('One or two sentences under the heading.'),
        items: list(2, 24, {
          over: line(24).optional().describe('A small word above the mark, such as Week.'),
          mark: line(12).optional().describe('The large mark at the left: a number or a day.'),
          title: line(110).describe('The title, or the question.'),
          paragraphs: texts.describe('The text, or the answer.'),
        }).describe('The rows, in order.'),
      },
    ),
    defineLayout('story', 'figure', 'The result of a case study in very large type.', {
      study: reference('caseStudies').describe('The case study, from content/case-studies/.'),
    }),
    defineLayout('story', 'testimonial', 'A testimonial from content/testimonials.yaml.', {
      testimonial: reference('testimonials').describe('The testimonial, by id.'),
    }),
    defineLayout('story', 'quote', 'A quote, with its speaker.', {
      quote: paragraph(320).describe('The quote, without quotation marks.'),
      author: name(40).describe('The name of the person quoted.'),
      role: line(90).describe('Their role and company.'),
      sample,
    }),
  ])
  .describe('A part of a case study or an article.');

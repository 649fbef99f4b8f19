import { z } from 'zod';
import { PORTRAIT } from '../../schema/cuts.ts';
import { line, name, paragraph, plate, reference, sample } from '../../schema/fields.ts';
import { defineLayout } from '../../schema/section.ts';

const heading = line(90).describe('The heading of the part.');
const texts = z.array(paragraph(900)).min(1);

/** A part of something told at length: a case study, or an article. */
export const storySchema = z
  .discriminatedUnion('layout', [
    defineLayout('story', 'prose', 'A heading beside running text, which may be a letter.', {
      heading,
      salutation: line(60).optional().describe('How a letter begins.'),
      paragraphs: texts.describe('The text.'),
      signature: line(90).optional().describe('Who signs a letter, with what they do.'),
      sample,
    }),
    defineLayout(
      'story',
      'rows',
      'One row after another: a large mark, a title and a text; without marks questions beside their answers.',
      {
        heading,
        lead: paragraph(320).optional().describe('One or two sentences under the heading.'),
        items: z
          .array(
            z.strictObject({
              over: line(24).optional().describe('A small word above the mark, such as Week.'),
              mark: line(12).optional().describe('What stands large at the left: a number, a day.'),
              title: line(110).describe('What it is about, or the question.'),
              paragraphs: texts.describe('What happened, or the answer.'),
            }),
          )
          .min(2)
          .describe('The rows, in their order.'),
      },
    ),
    defineLayout('story', 'figure', 'The result of a case study as large as the page allows.', {
      study: reference('caseStudies').describe('Whose result, from content/case-studies/.'),
    }),
    defineLayout('story', 'testimonial', 'What a client said of the work, from a record.', {
      testimonial: reference('testimonials').describe(
        'Whose words, from content/testimonials.yaml.',
      ),
    }),
    defineLayout('story', 'quote', 'What somebody said of the work, beside their portrait.', {
      quote: paragraph(320).describe('What was said, without quotation marks.'),
      author: name(40).describe('Who said it.'),
      role: line(90).describe('What they do, and where.'),
      portrait: plate({ cuts: PORTRAIT })
        .optional()
        .describe('Their portrait: a plate by its key, or a photograph of your own.'),
      sample,
    }),
  ])
  .describe('A part of something told at length.');

import { z } from 'zod';
import { line, link, paragraph } from '../../content/fields.ts';
import { defineLayout } from '../../content/section.ts';

/** The blue band that leads to the contact page. */
export const callToActionSchema = z
  .discriminatedUnion('layout', [
    defineLayout('callToAction', 'question', 'Lead and buttons beside the sentence.', {
      heading: line(90).describe('The question.'),
      lead: paragraph(260).describe('What happens after the click.'),
      actions: z.array(link).min(1).max(2).describe('One or two buttons.'),
    }),
    defineLayout('callToAction', 'claim', 'A label above the sentence, lead and button below.', {
      label: line(40).optional().describe('The small label above the claim.'),
      heading: line(90).describe('The claim.'),
      lead: paragraph(260).optional().describe('What stands behind the claim.'),
      action: link.optional().describe('The button.'),
    }),
  ])
  .describe('A blue band with one loud sentence and a button.');

import { z } from 'zod';
import { line, link, paragraph } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

/** The blue band that leads to the contact page. */
export const callToActionSchema = defineSection(
  'callToAction',
  'The blue band with one question and a button.',
  {
    heading: line(70).describe('The question or claim.'),
    lead: paragraph(200).describe('What happens after the click.'),
    actions: z.array(link).min(1).max(2).describe('One or two buttons.'),
  },
);

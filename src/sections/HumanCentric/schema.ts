import { line, paragraph, sample } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** What the company believes about people, beside three figures that stand one over the other. */
export const humanCentricSchema = defineSection(
  'humanCentric',
  'Text and a quote beside three figures.',
  {
    label: heading.label,
    heading: heading.heading,
    text: paragraph(420).describe('What it means to work here, in a few sentences.'),
    quote: line(220).describe('What somebody who works here says, without quotation marks.'),
    author: line(40).describe('Who says it.'),
    role: line(60).describe('What they do, and where.'),
    sample,
  },
);

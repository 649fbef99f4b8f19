import { line, paragraph, reference, sample } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** How the company began, with a quote, beside the portrait of who tells it. */
export const founderStorySchema = defineSection(
  'founderStory',
  'How the company began, beside the portrait of a founder.',
  {
    label: heading.label,
    heading: heading.heading,
    text: paragraph(500).describe('The story in a few sentences.'),
    quote: line(220).describe('What the founder says, without quotation marks.'),
    founder: reference('team').describe('Who says it, from content/team/.'),
    sample,
  },
);

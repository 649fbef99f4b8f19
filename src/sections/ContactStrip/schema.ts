import { line } from '../../schema/fields.ts';
import { defineSection, sectionRules } from '../../schema/section.ts';

export const contactStripSchema = defineSection(
  'contactStrip',
  'The title of the contact page on a strip in the brand colour.',
  {
    heading: line(60).describe('The main heading of the page; each sentence has its own line.'),
    response: line(60).describe('How soon you answer.'),
  },
).register(sectionRules, { isHero: true });

import { line } from '../../schema/fields.ts';
import { defineSection, sectionRules } from '../../schema/section.ts';

/** The first view of the contact page. */
export const contactStripSchema = defineSection(
  'contactStrip',
  'The title of the contact page on a strip of the brand colour.',
  {
    heading: line(60).describe('The main heading of the page; each sentence has its own line.'),
    response: line(60).describe('How soon an answer comes.'),
  },
).register(sectionRules, { isHero: true });

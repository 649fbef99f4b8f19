import { line, link, reference } from '../../schema/fields.ts';
import { defineSection, sectionRules } from '../../schema/section.ts';

/** Shows one record of content/sectors.yaml at a time; the address `/industries#space` shows that of space. */
export const industrySelectorSchema = defineSection(
  'industrySelector',
  'All industries, one shown at a time: chosen from a list on wide screens, a dropdown on narrow ones.',
  {
    heading: line(60).describe('The heading of the section, above the list.'),
    control: line(24).describe('The label of the dropdown.'),
    initial: reference('sectors').describe('The industry shown initially, by id.'),
    action: link.describe('The link for an industry whose record has none.'),
  },
).register(sectionRules, { ids: (_, { sectors = {} }) => Object.keys(sectors) });

import { line, link, reference } from '../../schema/fields.ts';
import { defineSection, sectionRules } from '../../schema/section.ts';

/** Every record of content/sectors.yaml, one shown at a time; `/industries#space` opens that of space. */
export const industrySelectorSchema = defineSection(
  'industrySelector',
  'All industries, one chosen: a list on wide screens, a dropdown on narrow ones.',
  {
    heading: line(60).describe('The heading of the section, above the list.'),
    control: line(24).describe('The label of the dropdown.'),
    initial: reference('sectors').describe('The industry that is shown at first, by id.'),
    action: link.describe('The link of an industry whose own record names none.'),
  },
).register(sectionRules, { ids: (_, { sectors = {} }) => Object.keys(sectors) });

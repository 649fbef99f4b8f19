import { line, paragraph } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection } from '../../content/section.ts';

/** The place in the lead where the founding year stands. */
export const FOUNDED = '{founded}';

/** The first view of a page: one statement, a lead, and a plate across the page below them. */
export const statementHeroSchema = defineSection(
  'statementHero',
  'A statement as the title of the page, above a plate across the page.',
  {
    heading: line(60).describe('The main heading of the page: what is claimed.'),
    lead: paragraph(260).describe(
      `One or two sentences that say what stands behind it; ${FOUNDED} becomes the year in company.yaml.`,
    ),
    plate: plate.describe(
      'The plate across the page: high where it has the cut "strip", low in its cut "ribbon".',
    ),
  },
);

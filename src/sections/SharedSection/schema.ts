import { defineSection } from '../../schema/section.ts';

/** Other ways to reach the company; the words are in shared-section.yaml, the contacts in company.yaml. */
export const sharedSectionSchema = defineSection(
  'sharedSection',
  'E-mail, chat and phone lines, the same on every page.',
  {},
);

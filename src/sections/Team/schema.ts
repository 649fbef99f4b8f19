import { defineSection, heading } from '../../schema/section.ts';

/** The management team: every record of content/team/, with portraits. */
export const teamSchema = defineSection(
  'team',
  'The management team: every record in content/team/.',
  heading,
);

import { defineSection, heading } from '../../schema/section.ts';

/** The positions that are open; while there is none, neither the section nor its entry in the in-page navigation is shown. */
export const openPositionsSchema = defineSection(
  'openPositions',
  'The positions in content/positions/; not shown while there is none.',
  heading,
);

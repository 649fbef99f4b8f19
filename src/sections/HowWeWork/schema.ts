import { defineSection } from '../../schema/section.ts';

/** How work with the company begins. What it says is the same on every page: content/how-we-work.yaml. */
export const howWeWorkSchema = defineSection(
  'howWeWork',
  'How work with us begins, in three points; its words are in content/how-we-work.yaml.',
  {},
);

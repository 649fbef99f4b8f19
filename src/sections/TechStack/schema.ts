import { defineSection, heading } from '../../lib/section.ts';

/** What the company builds with, by category. */
export const techStackSchema = defineSection(
  'techStack',
  'The technologies by category; an accordion on narrow screens.',
  heading,
);

import { defineSection, heading } from '../../content/section.ts';

/** The offices marked for the contact page, with plate and address. */
export const officesSchema = defineSection(
  'offices',
  'The offices; they come from the office records.',
  heading,
);

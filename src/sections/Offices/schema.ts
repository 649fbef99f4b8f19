import { defineSection, heading } from '../../schema/section.ts';

/** The offices marked for the contact page, with plate and address. */
export const officesSchema = defineSection(
  'offices',
  'The offices; they come from the office records.',
  heading,
);

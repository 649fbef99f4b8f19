import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'seller-portal',
  'Twelve weeks of a shop’s orders; a slider goes through them.',
  {},
);

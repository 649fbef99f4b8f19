import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'supplier-search',
  'A directory that is searched; those found stand out on a map.',
  {},
);

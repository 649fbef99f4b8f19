import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'supplier-search',
  'A working screen: a directory with a search, whose results are highlighted on a map.',
  {},
);

import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'supplier-search',
  'A working screen: a directory with a search, whose results are highlighted on a map.',
  {},
);

/** Its texts in the source language. */
export const texts = {
  label: 'The directory of a cluster, a working screen',
  search: 'Name, field or town',
  query: 'Optics',
  count: '{n} of {total} members',
  Sensors: 'Sensors',
  Structures: 'Structures',
  Software: 'Software',
  Machining: 'Machining',
  Research: 'Research',
};

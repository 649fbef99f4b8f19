import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'home-picker',
  'A working screen: a plan of new homes, with the details of the chosen one.',
  {},
);

import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'seller-portal',
  'A working screen: twelve weeks of a shop’s orders, with a slider to choose the week.',
  {},
);

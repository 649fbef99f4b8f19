import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'home-picker',
  'The plan of new homes; one of them is chosen, and its facts follow.',
  {},
);

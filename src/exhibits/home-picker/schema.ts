import { defineExhibit } from '../../schema/section.ts';

export const schema = defineExhibit(
  'home-picker',
  'A working screen: a plan of new homes, with the details of the chosen one.',
  {},
);

/** Its texts in the source language. */
export const texts = {
  label: 'Northfold’s register of new homes, a working screen',
  title: 'New homes',
  plot: 'Plot {n}',
  asked: 'people have asked for it',
  oneBedroom: '1 bedroom',
  bedrooms: '{n} bedrooms',
  draw: 'The draw is on 12 May at noon.',
  plots: 'Plots',
  free: 'Plot {n}, {street}, {rooms}',
  taken: 'Plot {n}, {street}, {rooms}, taken',
};

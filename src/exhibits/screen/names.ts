import { globSync } from 'node:fs';

/** The names of the drawn product screens: those of the files in drawings/. */
export const screenNames = globSync('src/exhibits/screen/drawings/*.tsx')
  .map((file) => file.replace(/^.*[\\/]|\.tsx$/g, ''))
  .sort();

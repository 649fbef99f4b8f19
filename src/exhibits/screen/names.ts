import { globSync } from 'node:fs';

/** The drawn product screens by the names that content uses: those of the files in drawings/. */
export const screenNames = globSync('src/exhibits/screen/drawings/*.tsx')
  .map((file) => file.replace(/^.*[\\/]|\.tsx$/g, ''))
  .sort();

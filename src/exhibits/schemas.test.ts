import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exhibits } from './schemas.ts';

/** The folders beside this file that a record can name. */
const folders = globSync('*/schema.ts', { cwd: import.meta.dirname })
  .map((file) => file.split(/[\\/]/)[0] ?? '')
  .sort();

test('the exhibits are the folders, and nothing else', () => {
  const names = exhibits.map(({ shape }) => shape.drawing.value);
  expect(names.sort()).toEqual(folders);
});

test.each(folders)('%s is drawn by the component of its name, and has examples', (name) => {
  const component = name.replace(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase());
  expect(existsSync(`${import.meta.dirname}/${name}/${component}.tsx`)).toBe(true);
  expect(existsSync(`${import.meta.dirname}/${name}/examples.yaml`)).toBe(true);
});

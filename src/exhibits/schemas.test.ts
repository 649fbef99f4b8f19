import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exhibits } from './schemas.ts';

const folders = globSync('*/schema.ts', { cwd: import.meta.dirname })
  .map((file) => file.split(/[\\/]/)[0] ?? '')
  .sort();

test('each exhibit has the name of its folder', () => {
  const names = exhibits.map(({ shape }) => shape.drawing.value);
  expect(names.sort()).toEqual(folders);
});

test.each(folders)('%s has a component of its name', (name) => {
  const component = name.replace(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase());
  expect(existsSync(`${import.meta.dirname}/${name}/${component}.tsx`)).toBe(true);
});

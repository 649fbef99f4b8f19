import { expect, test } from 'vitest';
import { slugOf } from './fields.ts';

test.each([
  ['Marta Łukasik', 'marta-lukasik'],
  ['Søren Æbelø', 'soren-aebelo'],
  ['Große Straße', 'grosse-strasse'],
  ['José Çelik', 'jose-celik'],
])('the file of “%s” is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

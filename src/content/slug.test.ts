import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Marta Łukasik', 'marta-lukasik'],
  ['Søren Æbelø', 'soren-aebelo'],
  ['Große Straße', 'grosse-strasse'],
  ['Jörg Bär', 'joerg-baer'],
  ['José Çelik', 'jose-celik'],
])('“%s” becomes %s in file names', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

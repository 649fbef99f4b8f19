import { expect, test } from 'vitest';
import { entityTag, holdsTag } from './entity-tag.ts';

const tag = entityTag(Buffer.from('one'));

test('a tag is strong, quoted, and depends on the bytes alone', () => {
  expect(tag).toMatch(/^"[\w-]{16}"$/);
  expect(entityTag(Buffer.from('one'))).toBe(tag);
  expect(entityTag(Buffer.from('two'))).not.toBe(tag);
});

test.each([tag, `W/${tag}`, `"a", W/"b,c" ,${tag}`, '*', ' * '])('%s holds the tag', (header) => {
  expect(holdsTag(header, tag)).toBe(true);
});

test.each(['', '"a"', tag.slice(1, -1), tag.slice(0, -1), '"*"', `"x${tag.slice(1)}`])(
  '%j does not',
  (header) => {
    expect(holdsTag(header, tag)).toBe(false);
  },
);

import { expect, test } from 'vitest';
import { routes, sectionLooks } from '../built-site.ts';
import { SWEPT } from './swept.ts';

test('each look of a section is swept on one page', () => {
  const swept = [...SWEPT].flatMap(([{ route }, ids]) =>
    sectionLooks(route)
      .filter(({ id }) => ids.includes(id))
      .map(({ look }) => look),
  );
  expect(swept.toSorted()).toEqual([...new Set(swept)].sort());
  const missed = routes.flatMap((route) =>
    sectionLooks(route)
      .filter(({ look }) => !swept.includes(look))
      .map(({ look }) => `${look} of ${route}`),
  );
  expect(missed).toEqual([]);
});

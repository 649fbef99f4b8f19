import { expect, test } from 'vitest';
import { looksOf, routes } from '../built-site.ts';
import { EVERY_LOOK } from './swept.ts';

test('each look of a section stands on a page that is swept for looks', () => {
  const swept = new Set([...EVERY_LOOK].flatMap(({ route }) => looksOf(route)));
  const missed = routes.flatMap((route) =>
    looksOf(route)
      .filter((look) => !swept.has(look))
      .map((look) => `${look} of ${route}`),
  );
  expect(missed).toEqual([]);
});

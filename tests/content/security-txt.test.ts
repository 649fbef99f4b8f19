import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyRoute, languageOf } from '../built-site.ts';

const DAY_MS = 86_400_000;

test('security.txt says what RFC 9116 asks for', () => {
  const lines = readFileSync('dist/.well-known/security.txt', 'utf8').trimEnd().split('\n');
  const fields = Map.groupBy(lines, (line) => line.slice(0, line.indexOf(': ')));
  const values = (name: string) =>
    (fields.get(name) ?? []).map((line) => line.slice(name.length + 2));
  expect(values('Contact')[0]).toMatch(/^mailto:\S+@\S+$/);
  expect(values('Contact')[1]).toMatch(/^https:\/\/\S+\/contact$/);
  const languages = new Set(everyRoute.map((route) => new Intl.Locale(languageOf(route)).language));
  expect(values('Preferred-Languages').join().split(', ').sort()).toEqual([...languages].sort());
  expect(values('Canonical')).toEqual([expect.stringMatching(/\/\.well-known\/security\.txt$/)]);
  const [expires = '', ...more] = values('Expires');
  expect(more).toEqual([]);
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  expect(days, 'build the site anew').toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

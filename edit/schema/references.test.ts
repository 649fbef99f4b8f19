import { expect, test } from 'vitest';
import { recordAt } from './files.ts';
import { renamed } from './references.ts';

test('references of a page to itself point to its copy', () => {
  const page = (id: string) => ({
    name: 'Solwick',
    sections: [
      { type: 'pageHero', layout: 'facts', id: 'overview', study: id },
      { type: 'mediaText', id: 'result', action: { label: 'Read', href: `/work/${id}#result` } },
      { type: 'story', layout: 'figure', id: 'figure', study: 'fennimore' },
    ],
  });
  const [from, to] = ['solwick', 'kestrel'].map((id) => recordAt(`case-studies/${id}`));
  expect(from && to && renamed(to.key, page('solwick'), from, to)).toEqual(page('kestrel'));
});

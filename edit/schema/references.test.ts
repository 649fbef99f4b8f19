import { expect, test } from 'vitest';
import { renamed } from './references.ts';

test('a copy names itself where the original named itself', () => {
  const original = {
    name: 'Solwick',
    sections: [
      { type: 'pageHero', layout: 'facts', id: 'overview', study: 'solwick' },
      {
        type: 'mediaText',
        id: 'result',
        action: { label: 'Read on', href: '/work/solwick#result' },
      },
      { type: 'story', layout: 'figure', id: 'figure', study: 'fennimore' },
    ],
  };
  const copy = renamed(
    'case-studies/kestrel',
    original,
    'case-studies/solwick',
    'case-studies/kestrel',
  );
  expect(copy).toEqual({
    name: 'Solwick',
    sections: [
      { type: 'pageHero', layout: 'facts', id: 'overview', study: 'kestrel' },
      {
        type: 'mediaText',
        id: 'result',
        action: { label: 'Read on', href: '/work/kestrel#result' },
      },
      { type: 'story', layout: 'figure', id: 'figure', study: 'fennimore' },
    ],
  });
});

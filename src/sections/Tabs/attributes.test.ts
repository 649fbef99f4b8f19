import { expect, test } from 'vitest';
import { tabAttributes } from './attributes.ts';

test('no tab or panel has the id of another, of the heading, or of a section', () => {
  const items = ['heading', 'plan', 'tab-plan'].map((id) => ({ id }));
  const { tab, panel } = tabAttributes({ id: 'process', items }, 'horizontal');
  const ids = items.flatMap((_, index) => [tab(index).id, panel(index).id]);
  const others = ['process-heading', 'process-plan', 'process-tab-plan'];
  expect(new Set([...ids, ...others]).size).toBe(ids.length + others.length);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import styles from './Solutions.module.css';
import { Solutions } from './Solutions.tsx';
import { solutionsSchema } from './schema.ts';

/** Columns of the page that a card takes, by its class. */
const COLUMNS = { [styles.seven ?? '']: 7, [styles.five ?? '']: 5, [styles.four ?? '']: 4 };

const cards = (count: number) => Array.from({ length: count }, (_, i) => ({ title: `Card ${i}` }));
const section = (layout: 'cards' | 'list', count: number) => ({
  type: 'solutions' as const,
  id: 'solutions',
  heading: 'Solutions',
  layout,
  figures: [{ id: 'projects', value: '300+', label: 'projects', sample: true }],
  items: cards(count),
});

test.each([3, 4, 5, 6, 7, 8, 9])('%i cards fill their rows', (count) => {
  const markup = renderToStaticMarkup(<Solutions {...section('cards', count)} />);
  const classes = [...markup.matchAll(/<li class="([^"]*)"/g)].map(([, names = '']) => names);
  const columns = classes.map((names) => COLUMNS[names.split(' ')[1] ?? ''] ?? 0);
  let filled = 0;
  for (const width of columns) {
    expect((filled % 12) + width).toBeLessThanOrEqual(12);
    filled += width;
  }
  expect(filled % 12).toBe(0);
});

test.each(['cards', 'list'] as const)(
  'the list holds the solutions and no figures: %s',
  (layout) => {
    const markup = renderToStaticMarkup(<Solutions {...section(layout, 5)} />);
    expect(markup.match(/<li/g)).toHaveLength(5);
    expect(markup).toContain('300+');
  },
);

test('content with neither figures nor cards, or with too many pictures, is refused', () => {
  const base = { type: 'solutions', id: 'solutions', heading: 'Solutions' };
  const pictures = cards(10).map((card) => ({ ...card, picture: 'service/qa' }));
  expect(solutionsSchema.safeParse(base).success).toBe(false);
  expect(solutionsSchema.safeParse({ ...base, items: pictures }).success).toBe(false);
  expect(solutionsSchema.safeParse({ ...base, items: pictures.slice(1) }).success).toBe(true);
  expect(solutionsSchema.safeParse({ ...base, items: cards(13), layout: 'list' }).success).toBe(
    true,
  );
});

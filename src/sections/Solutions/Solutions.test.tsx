import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import styles from './Solutions.module.css';
import { Solutions } from './Solutions.tsx';
import { solutionsSchema } from './schema.ts';

/** Columns of the page that a card takes, by its class. */
const COLUMNS = { [styles.seven ?? '']: 7, [styles.five ?? '']: 5, [styles.four ?? '']: 4 };

const picture = { src: '/picture.svg', width: 4, height: 3 };
const items = (count: number) => Array.from({ length: count }, (_, i) => ({ title: `Card ${i}` }));
const section = {
  type: 'solutions' as const,
  id: 'solutions',
  heading: 'Solutions',
  figures: [{ id: 'projects', value: '300+', label: 'projects', sample: true }],
};
const cards = (count: number) => (
  <Solutions
    {...section}
    layout="cards"
    items={items(count).map((item) => ({ ...item, picture }))}
  />
);

test.each([3, 4, 5, 6, 7, 8, 9])('%i cards fill their rows', (count) => {
  const markup = renderToStaticMarkup(cards(count));
  const classes = [...markup.matchAll(/<li class="([^"]*)"/g)].map(([, names = '']) => names);
  const columns = classes.map((names) => COLUMNS[names.split(' ')[1] ?? ''] ?? 0);
  let filled = 0;
  for (const width of columns) {
    expect((filled % 12) + width).toBeLessThanOrEqual(12);
    filled += width;
  }
  expect(filled % 12).toBe(0);
});

test.each([
  ['cards', cards(5)],
  ['list', <Solutions key="list" {...section} layout="list" items={items(5)} />],
])('the list holds the solutions and no figures: %s', (_, solutions) => {
  const markup = renderToStaticMarkup(solutions);
  expect(markup.match(/<li/g)).toHaveLength(5);
  expect(markup).toContain('300+');
});

test('cards have pictures and are nine at most; a list has neither pictures nor that limit', () => {
  const accepts = (layout: string, own: object[]) =>
    solutionsSchema.safeParse({ ...section, figures: undefined, layout, items: own }).success;
  const pictured = items(10).map((item) => ({ ...item, picture: 'service/qa' }));
  expect(accepts('cards', pictured)).toBe(false);
  expect(accepts('cards', pictured.slice(1))).toBe(true);
  expect(accepts('cards', items(9))).toBe(false);
  expect(accepts('list', items(13))).toBe(true);
  expect(accepts('list', pictured)).toBe(false);
});

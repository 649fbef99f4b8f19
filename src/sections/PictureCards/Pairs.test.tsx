import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import styles from './Pairs.module.css';
import { Pairs } from './Pairs.tsx';

/** The width of a card in columns, by its class. */
const COLUMNS = { [styles.seven ?? '']: 7, [styles.five ?? '']: 5, [styles.four ?? '']: 4 };

const cards = (count: number) =>
  renderToStaticMarkup(
    <Pairs
      items={Array.from({ length: count }, (_, i) => ({
        title: `Card ${i}`,
        picture: { src: '/picture.svg', width: 4, height: 3 },
      }))}
    />,
  );

test.each([3, 4, 5, 6, 7, 8, 9])('%i cards fill their rows', (count) => {
  const classes = [...cards(count).matchAll(/<li class="([^"]*)"/g)].map(([, names = '']) => names);
  const columns = classes.map((names) => COLUMNS[names.split(' ')[1] ?? ''] ?? 0);
  let filled = 0;
  for (const width of columns) {
    expect((filled % 12) + width).toBeLessThanOrEqual(12);
    filled += width;
  }
  expect(filled % 12).toBe(0);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceWords } from '../../schema/words.ts';
import { Chart } from './Chart.tsx';

const chart = (item: { usual: number; ours: number }) =>
  renderToStaticMarkup(
    <Chart
      drawing="chart"
      id="chart"
      measure="Days"
      usual="Usual"
      ours="Ours"
      items={[{ label: 'Now', ...item }]}
      sample={false}
      words={{ ...interfaceWords.parse({}), language: 'de' }}
    />,
  );

test('values of zero have no bars', () => {
  expect(chart({ usual: 0, ours: 0 })).not.toContain('NaN');
});

test('values are written as the language writes numbers', () => {
  const markup = chart({ usual: 17.5, ours: 1200 });
  expect(markup.match(/(17,5|1\.200)(?=<)/g)).toHaveLength(4);
});

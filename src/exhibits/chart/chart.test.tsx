import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart } from './Chart.tsx';

test('values of zero have no bars', () => {
  const items = [{ label: 'Now', usual: 0, ours: 0 }];
  const chart = { drawing: 'chart', measure: 'Days', usual: 'Usual', ours: 'Ours' } as const;
  const markup = renderToStaticMarkup(<Chart {...chart} id="chart" items={items} sample={false} />);
  expect(markup).not.toContain('NaN');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceWords } from '../../schema/words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

test('measures of zero have no bars', () => {
  const items = [{ label: 'Home', before: 0, after: 0 }];
  const panes = { subject: 'Loading', unit: 's', before: 'Found', after: 'After' };
  const words = { ...interfaceWords.parse({}), language: 'en' };
  const markup = renderToStaticMarkup(
    <BeforeAfter {...panes} drawing="before-after" items={items} sample={false} words={words} />,
  );
  expect(markup).not.toContain('NaN');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Compared } from './PageHero/Compared.tsx';
import { Answer } from './Statement/Answer.tsx';

const section = { id: 'chart', heading: 'Nothing yet', text: 'No value is above zero.' };

test('a chart of zeros is drawn without bars', () => {
  const answer = renderToStaticMarkup(
    <Answer
      {...section}
      type="statement"
      layout="answer"
      measure="Days"
      usual="Usual"
      ours="Ours"
      items={[{ label: 'Now', usual: 0, ours: 0 }]}
      sample={false}
    />,
  );
  const compared = renderToStaticMarkup(
    <Compared
      {...section}
      type="pageHero"
      layout="compared"
      lead="A lead that says what was measured."
      actions={[]}
      breadcrumbs={[]}
      subject="Loading"
      unit="s"
      before="Found"
      after="After"
      items={[{ label: 'Home', before: 0, after: 0 }]}
      sample={false}
    />,
  );
  expect(answer + compared).not.toContain('NaN');
});

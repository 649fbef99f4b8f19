import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceWords } from '../../schema/words.ts';
import { Timeline } from './Timeline.tsx';

test.each([
  [10, ['Week 1', 'Week 2']],
  [90, ['Week 1', 'Week 5', 'Week 9', 'Week 13', 'Week 17']],
])('a ruler of %i days names few enough weeks that none lies on the next', (days, named) => {
  const markup = renderToStaticMarkup(
    <Timeline
      drawing="timeline"
      items={[{ title: 'Build', text: 'What happens.', from: 1, days }]}
      sample={false}
      words={{ ...interfaceWords.parse({}), language: 'en' }}
    />,
  );
  expect(markup.match(/Week \d+/g)).toEqual(named);
});

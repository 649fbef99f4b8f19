import { expect, test } from 'vitest';
import { contentOfFiles, siteIn } from '../../content/site.ts';
import { servicesProps } from './props.ts';

test('a group that a language has no service of is left out', () => {
  const files = contentOfFiles();
  const [first] = siteIn().all('serviceGroups');
  const entries = files.entries.filter(
    ({ collection, data }) => collection !== 'services' || data.group === first?.id,
  );
  const site = siteIn(undefined, { ...files, entries });
  const section = {
    type: 'services',
    id: 'services',
    layout: 'groups',
    heading: 'Services',
  } as const;
  const { groups } = servicesProps(section, site);
  expect(groups.map(({ id }) => id)).toEqual([first?.id]);
});

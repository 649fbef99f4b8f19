import { expect, test } from 'vitest';
import { smallContent } from '../../tests/fixtures/small-content.ts';
import { siteIn } from '../site/site.ts';
import { structuredData } from './structured-data.ts';

const { write, read, textOf } = smallContent();

/** The nodes of a type on a page, with the given fields added to the records of each collection. */
function nodes(type: string, address: string, fields: Readonly<Record<string, object>>) {
  const content = read();
  const entries = content.entries.map((entry) => {
    const data = { ...entry.data, ...fields[entry.collection] };
    return { ...entry, data };
  });
  const site = siteIn(undefined, { ...content, entries });
  const page = site.pages.find(({ href }) => href === address);
  if (!page) throw new Error(`no page at ${address}`);
  const graph = structuredData(page, site, { src: '/share/page.png', width: 1200, height: 630 });
  return graph['@graph'].filter(
    (node) => typeof node === 'object' && Reflect.get(node, '@type') === type,
  );
}

const company = { name: 'Example', site: 'https://example.com' };

test('an open position is a JobPosting with the properties that search engines require', () => {
  write(
    'offices.yaml',
    'porto: { city: P, country: P, street: Q, postcode: P, latitude: 41, longitude: -8, order: 1, onContact: true, onHome: true, picture: office/coimbra }\n',
  );
  write(
    'positions/tester.yaml',
    `${textOf('pages/index.yaml').replace('A sample', 'A vacant')}
place: Porto
contract: Permanent
pay: { currency: EUR, from: 1, to: 2 }
summary: A text that the test replaces.
posted: 2027-01-01
office: porto
order: 1
`,
  );
  const positions = {
    sample: false,
    name: 'Tester',
    summary: 'You find faults before users do.',
    posted: '2027-03-01',
    remoteIn: [],
    pay: { currency: 'EUR', from: 40_000, to: 50_000 },
  };
  const offices = { street: 'Quay 1', postcode: '1000', city: 'Porto', country: 'Portugal' };
  const records = { brand: company, offices };
  const [job] = nodes('JobPosting', '/careers/tester', { ...records, positions });
  expect(job).toEqual({
    '@type': 'JobPosting',
    title: 'Tester',
    description: 'You find faults before users do.',
    url: expect.stringMatching(/^https:\/\/example\.com\/careers\/./),
    datePosted: '2027-03-01',
    hiringOrganization: { '@id': 'https://example.com/#organization' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Quay 1, 1000',
        addressLocality: 'Porto',
        addressCountry: 'Portugal',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: 40_000,
        maxValue: 50_000,
        unitText: 'YEAR',
      },
    },
  });
  const remote = { ...positions, remoteIn: ['Portugal'] };
  expect(nodes('JobPosting', '/careers/tester', { positions: remote })).toMatchObject([
    {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'Portugal' }],
    },
  ]);
  const sample = { ...positions, sample: true };
  expect(nodes('JobPosting', '/careers/tester', { positions: sample })).toEqual([]);
});

test('sameAs lists the profiles that have an address, and is left out without any', () => {
  const profile = { name: 'YouTube', href: 'https://youtube.example/example' };
  const organization = (social: object[]) => nodes('Organization', '/', { company: { social } })[0];
  expect(organization([{ name: 'LinkedIn' }, profile])).toMatchObject({ sameAs: [profile.href] });
  expect(organization([])).not.toHaveProperty('sameAs');
});

test('pages other than the contact page only identify the company', () => {
  expect(nodes('Organization', '/services/qa', { brand: company })).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://example.com/#organization',
      name: 'Example',
      url: 'https://example.com/',
      logo: 'https://example.com/icon-512.png',
    },
  ]);
});

import { expect, test } from 'vitest';
import { type CompanyFacts, type PageFacts, structuredData } from './structured-data.ts';

const office = { street: 'Quay 1', postcode: '1000', city: 'Porto', country: 'Portugal' };
const company: CompanyFacts = {
  name: 'Example',
  legalName: 'Example Ltd',
  site: 'https://example.com',
  founded: 2010,
  statement: 'We build.',
  email: 'hello@example.com',
  phones: [{ country: 'Portugal', number: '+351 000 000 000' }],
  social: [{ name: 'LinkedIn' }, { name: 'YouTube', href: 'https://youtube.example/example' }],
  offices: [office],
};
const page: PageFacts = {
  address: '/careers',
  language: 'en-GB',
  image: { src: '/share/careers.png', width: 1200, height: 630 },
  title: 'Careers',
  description: 'Work with us.',
  crumbs: [
    { label: 'Home', href: '/' },
    { label: 'Careers', href: '/careers' },
  ],
  tellsOf: [],
  caseStudies: [],
  questions: [],
  positions: [],
  isContact: false,
};

/** The nodes of a type. */
const nodes = (type: string, facts: Partial<PageFacts> = {}, who: Partial<CompanyFacts> = {}) => {
  const graph = structuredData({ ...page, ...facts }, { ...company, ...who })['@graph'];
  return graph.filter((node) => typeof node === 'object' && Reflect.get(node, '@type') === type);
};

test('an open position is a job posting with everything that search engines require of one', () => {
  const position = {
    title: 'Tester',
    text: 'You find faults before users do.',
    href: '/careers#alternatives',
    posted: '2027-03-01',
    office,
    remoteIn: [],
    pay: { currency: 'EUR', from: 40_000, to: 50_000 },
  };
  const [job] = nodes('JobPosting', { positions: [position] });
  expect(job).toEqual({
    '@type': 'JobPosting',
    title: 'Tester',
    description: 'You find faults before users do.',
    url: 'https://example.com/careers#alternatives',
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
  const [remote] = nodes('JobPosting', { positions: [{ ...position, remoteIn: ['Portugal'] }] });
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'Country', name: 'Portugal' }],
  });
});

test('only profiles that have an address are told, and none is no field', () => {
  const contact = { address: '/talk', isContact: true };
  const [organization] = nodes('Organization', contact);
  expect(organization).toMatchObject({ sameAs: ['https://youtube.example/example'] });
  expect(nodes('Organization', contact, { social: [] })[0]).not.toHaveProperty('sameAs');
});

test('the contact page, wherever it stands, says everything about the company, other pages who it is', () => {
  const [organization] = nodes('Organization', { address: '/talk', isContact: true });
  expect(organization).toMatchObject({ legalName: 'Example Ltd', address: [{}] });
  expect(nodes('Organization')).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://example.com/#organization',
      name: 'Example',
      url: 'https://example.com/',
      logo: 'https://example.com/icon-512.png',
    },
  ]);
});

test('what a page has not is not in its graph', () => {
  for (const type of ['JobPosting', 'FAQPage', 'Service']) expect(nodes(type)).toEqual([]);
  const home = [{ label: 'Home', href: '/' }];
  expect(nodes('BreadcrumbList', { address: '/', crumbs: home })).toEqual([]);
  expect(nodes('WebPage', { address: '/', crumbs: home })[0]).not.toHaveProperty('breadcrumb');
});

import { expect, test } from 'vitest';
import {
  allIn,
  barOf,
  hrefsIn,
  landmark,
  linksIn,
  recordsIn,
  section,
  sectionsOf,
  texts,
  wordsOf,
} from '../built-site.ts';

/** The sections of the home page in the specification. */
const SECTIONS = [
  'hero',
  'services',
  'portfolio',
  'clients',
  'case-studies',
  'why-us',
  'company',
  'media',
  'reviews',
  'results',
  'tech-stack',
  'contact-us',
];
const HERO_TEXT =
  'We provide Seamless Digital Acceleration by boosting engineering and design capabilities, improving processes, and delivering end-to-end digital products.';
const SERVICES = {
  'Product ideation': [
    'Scoping session',
    'Product design process',
    'Digital transformation',
    'Minimum viable product',
  ],
  'Product development': [
    'Software development',
    'Web development',
    'Mobile development',
    'Nearshore teams',
    'Data science and AI',
    'UX/UI design',
    'Quality assurance',
  ],
  'Product improvement': ['Digital acceleration', 'Code audit', 'UX audit'],
};
const DIFFERENCES = [
  'Build to scale',
  'Digital acceleration with a lean mindset',
  'Highly process-oriented',
  'Technical excellence',
  'Work with the 1%',
  'Human-centric',
  'Full transparency',
  'Partner and advisor',
];
const REGIONS = ['United States', 'Europe', 'Middle East', 'Rest of the world'];
const CATEGORIES = ['Frontend', 'Backend', 'Mobile', 'System', 'AI/Data Science', 'Design'];

const home = (id: string) => section('/', id);

test('the sections stand in the order of the specification', () => {
  expect(sectionsOf('/').map(({ id }) => id)).toEqual(SECTIONS);
  expect(barOf('/')).toEqual(['Services', 'Case studies', 'Why us', 'Tech stack', 'Contact us']);
});

test('the hero says what is specified, and its heading is announced once', () => {
  const [heading] = allIn(home('hero'), 'h1');
  const announced = allIn(home('hero'), 'h1 > :not([aria-hidden])').map(wordsOf);
  expect(heading && announced).toEqual(['Build faster, better, smarter']);
  expect(wordsOf(home('hero'))).toContain(HERO_TEXT);
});

test('all fourteen services stand in their three groups', () => {
  expect(texts(home('services'), 'h3')).toEqual(expect.arrayContaining(Object.keys(SERVICES)));
  const links = linksIn(home('services')).filter(({ href }) => href.startsWith('/services/'));
  expect(links).toHaveLength(14);
  for (const service of Object.values(SERVICES).flat()) {
    expect(
      links.filter(({ label }) => label.includes(service)),
      service,
    ).not.toEqual([]);
  }
});

test('six industries have an Explore link each', () => {
  const cards = recordsIn(home('portfolio'));
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    const [link, ...others] = linksIn(card).filter(({ label }) => /^Explore/.test(label));
    expect(link?.href).toMatch(/^\/portfolio\/[a-z]+$/);
    expect(others).toEqual([]);
  }
});

test('six client logos stand beside a button to the industries', () => {
  const logos = allIn(home('clients'), 'li img');
  expect(logos).toHaveLength(6);
  for (const logo of logos) expect(logo.getAttribute('alt')).toMatch(/./);
  expect(hrefsIn(home('clients'))).toEqual(['/industries']);
});

test('three case studies say their figures and show a drawn screen', () => {
  const cases = allIn(home('case-studies'), 'li').filter((item) => item.querySelector('h3'));
  expect(cases).toHaveLength(3);
  expect(allIn(home('case-studies'), '[role="img"][aria-label], img[alt]')).not.toEqual([]);
  const figures = [/marketplace.*2 months/is, /dashboard.*80\s?%/is, /contractor.*\$200k/is];
  for (const [index, item] of cases.entries()) {
    const words = wordsOf(item);
    for (const part of figures[index]?.source.split('.*') ?? []) {
      expect(words).toMatch(new RegExp(part, 'i'));
    }
  }
});

test('eight differences are named as specified', () => {
  expect(recordsIn(home('why-us')).flatMap((item) => texts(item, 'h3'))).toEqual(DIFFERENCES);
  expect(hrefsIn(home('why-us')).at(-1)).toBe('/company/why-us');
});

test('the company has four regions, and offices in London and Vilnius', () => {
  const titles = texts(home('company'), 'h3');
  expect(titles.filter((title) => REGIONS.includes(title))).toEqual(REGIONS);
  const offices = /^(London|Vilnius|Lisbon|Coimbra)$/;
  expect(titles.filter((title) => offices.test(title))).toEqual(['London', 'Vilnius']);
});

test('four media are named', () => {
  expect(allIn(home('media'), 'li img')).toHaveLength(4);
});

test('each of five reviews is rated 5.0', () => {
  const reviews = allIn(home('reviews'), 'li').filter((item) => item.querySelector('blockquote'));
  expect(reviews).toHaveLength(5);
  for (const review of reviews) expect(wordsOf(review)).toContain('5.0');
});

test('results show headline figures from the records', () => {
  expect(recordsIn(home('results')).length).toBeGreaterThanOrEqual(4);
  for (const figure of ['300+', '99%', '80+']) expect(wordsOf(home('results'))).toContain(figure);
});

test('the tech stack names six categories with real marks', () => {
  expect(texts(home('tech-stack'), 'h3')).toEqual(CATEGORIES);
  const items = allIn(home('tech-stack'), 'li');
  expect(items.length).toBeGreaterThanOrEqual(30);
  for (const item of items) expect(allIn(item, 'img, svg'), wordsOf(item)).toHaveLength(1);
});

test('the contact block names the response time and holds the brief form', () => {
  expect(wordsOf(home('contact-us'))).toContain('Response in less than 1 hour');
  const [form] = allIn(home('contact-us'), 'form');
  const label = form?.getAttribute('aria-label');
  const labelledBy = form?.getAttribute('aria-labelledby');
  const name = label ?? texts(landmark('/', 'main'), `#${labelledBy}`).join();
  expect(name).toBe('Start a project');
});

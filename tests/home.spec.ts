import { expect, test } from './browser-test.ts';

/** The home page as the specification counts it. */
const SECTIONS = [
  'hero',
  'in-page-nav',
  'services',
  'picture-cards',
  'logos',
  'case-studies',
  'points',
  'global-presence',
  'logos',
  'reviews',
  'figures',
  'tech-stack',
  'enquiry-form',
];
const IDS = [
  'services',
  'portfolio',
  'company',
  'case-studies',
  'why-us',
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

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the sections stand in the order of the specification', async ({ page }) => {
  const order = await page
    .locator('main [data-section]')
    .evaluateAll((all) => all.map((section) => section.getAttribute('data-section')));
  expect(order).toEqual(SECTIONS);
  for (const id of IDS) await expect(page.locator(`section#${id}`)).toHaveCount(1);
});

test('the hero says what is specified, and its heading is announced once', async ({ page }) => {
  const hero = page.locator('[data-section="hero"]');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Build faster, better, smarter',
  );
  await expect(hero).toContainText(HERO_TEXT);
});

test('all fourteen services stand in their three groups', async ({ page }) => {
  const section = page.locator('[data-section="services"]');
  for (const [group, services] of Object.entries(SERVICES)) {
    await expect(section.getByRole('heading', { name: group })).toBeVisible();
    for (const service of services) {
      await expect(section.getByRole('link', { name: service })).toHaveAttribute(
        'href',
        /^\/services\//,
      );
    }
  }
  await expect(section.locator('a[href^="/services/"]')).toHaveCount(14);
});

test('six industries have an Explore link each', async ({ page }) => {
  const cards = page.locator('[data-section="picture-cards"] li');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.getByRole('link', { name: /^Explore/ })).toHaveAttribute(
      'href',
      /^\/portfolio\/[a-z]+$/,
    );
  }
});

test('six client logos stand beside a button to the industries', async ({ page }) => {
  const section = page.locator('#clients');
  await expect(section.locator('li img')).toHaveCount(6);
  for (const logo of await section.locator('li img').all())
    await expect(logo).toHaveAttribute('alt', /./);
  await expect(section.getByRole('link')).toHaveAttribute('href', '/industries');
});

test('three case studies say their figures and show a drawn screen', async ({ page }) => {
  const section = page.locator('[data-section="case-studies"]');
  const cases = section.locator('li').filter({ has: page.getByRole('heading') });
  await expect(cases).toHaveCount(3);
  await expect(section.getByRole('img', { name: /./ }).locator('visible=true')).not.toHaveCount(0);
  await expect(cases.nth(0)).toContainText(/marketplace/i);
  await expect(cases.nth(0)).toContainText('2 months');
  await expect(cases.nth(1)).toContainText(/dashboard/i);
  await expect(cases.nth(1)).toContainText(/80\s?%/);
  await expect(cases.nth(2)).toContainText(/contractor/i);
  await expect(cases.nth(2)).toContainText('$200k');
});

test('eight differences are named as specified', async ({ page }) => {
  const section = page.locator('#why-us');
  const titles = await section.locator('li').getByRole('heading').allTextContents();
  expect(titles).toEqual(DIFFERENCES);
  await expect(section.getByRole('link').last()).toHaveAttribute('href', '/company/why-us');
});

test('four regions, and the offices of London and Vilnius', async ({ page }) => {
  const section = page.locator('[data-section="global-presence"]');
  expect(
    await section
      .getByRole('heading', { level: 3, name: new RegExp(REGIONS.join('|')) })
      .allTextContents(),
  ).toEqual(REGIONS);
  const offices = section.getByRole('heading', {
    level: 3,
    name: /^(London|Vilnius|Lisbon|Coimbra)$/,
  });
  expect(await offices.allTextContents()).toEqual(['London', 'Vilnius']);
});

test('four media names', async ({ page }) => {
  await expect(page.locator('#media li img')).toHaveCount(4);
});

test('five reviews, each rated 5.0', async ({ page }) => {
  const reviews = page
    .locator('[data-section="reviews"] li')
    .filter({ has: page.locator('blockquote') });
  await expect(reviews).toHaveCount(5);
  for (const review of await reviews.all()) await expect(review).toContainText('5.0');
});

test('results show headline figures from the records', async ({ page }) => {
  const figures = page.locator('[data-section="figures"] li');
  expect(await figures.count()).toBeGreaterThanOrEqual(4);
  const text = (await page.locator('[data-section="figures"]').textContent()) ?? '';
  for (const figure of ['300+', '99%', '80+']) expect(text).toContain(figure);
});

test('the tech stack names six categories with real marks', async ({ page }) => {
  const section = page.locator('[data-section="tech-stack"]');
  expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual(CATEGORIES);
  const items = section.locator('li');
  expect(await items.count()).toBeGreaterThanOrEqual(30);
  expect(await items.locator('img, svg').count()).toBe(await items.count());
});

test('the contact block names the response time and holds the brief form', async ({ page }) => {
  const section = page.locator('[data-section="enquiry-form"]');
  await expect(section).toContainText('Response in less than 1 hour');
  await expect(section.getByRole('form', { name: 'Let’s build it' })).toHaveAttribute(
    'action',
    '/enquiries',
  );
  await expect(section.getByRole('textbox', { name: 'Company' })).toHaveAttribute('required');
});

import { expect, test } from 'vitest';
import { allIn, documentOf, landmark, routes, texts } from '../built-site.ts';

/** A fact in the specification's words, the page with it, and a pattern of its text there. */
type Fact = readonly [fact: string, route: string, said: RegExp];

const HOME = '/';
const ABOUT = '/company/about-us';
const WHY = '/company/why-us';
const ACCELERATION = '/services/digital-acceleration';
const SOFTWARE = '/services/software-development';
const WEB = '/services/web-development';
const NEARSHORE = '/services/nearshore-teams';
const DESIGN = '/services/product-design';

/** Section 9 of the specification, without what is measured, such as the speed of the typing. */
const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  'headline figures': [
    ['300+ projects', HOME, /^300\+ projects delivered/],
    ['90+ staff', ABOUT, /^90\+ people on permanent contracts/],
    ['100 staff', ACCELERATION, /^100 imagineers, freelancers included/],
    ['99% recommendation', '/contact', /^99% of clients recommend us/],
    ['NPS 78', HOME, /^78 net promoter score/],
    ['80+ countries', ABOUT, /^80\+ countries reached/],
    ['15+ industries', HOME, /^15\+ industries with a product of ours/],
    ['20+ sectors', '/industries', /^20\+ sectors served/],
    ['9/10 project extensions', ABOUT, /^9\/10 projects are extended/],
    ['50+ awards', ABOUT, /^50\+ awards/],
    ['4 offices', '/contact', /^4 offices/],
    ['response under 1 hour', '/contact', /^Response in less than 1 hour$/],
    ['rating 5.0 of 5', '/portfolio/legaltech', /^5\.0 of 5 in each of 5 client reviews$/],
    ['13 years', ACCELERATION, /^13\+ years of managed teams/],
    ['since 2010, 300 services', ABOUT, /Since 2010 we have sped up the work on over 300 services/],
    ['300 products in 15 industries', HOME, /Over 300 products in over 15 industries\.$/],
  ],
  cases: [
    ['85% retention', '/services/mobile-development', /A members’ app with 85% retention/],
    [
      '280 initiatives',
      '/services/digital-transformation',
      /280 initiatives in 6 weeks, on one board/,
    ],
    ['maritime communication', '/industries', /Maritime communication with an 80% cost reduction/],
    ['customer portal', '/services/ux-audit', /customer portal that cut operating costs by 40–50%/],
    ['homes registration', '/portfolio/proptech', /homes registration with over 35k registrants/],
    [
      'remote notarization',
      '/portfolio/legaltech',
      /Remote notarisation, used for 1M transactions/,
    ],
    ['defence cluster', '/services/scoping-session', /defence cluster’s 135 players/],
    [
      'health search',
      '/portfolio/healthtech',
      /80% of people search online for health information/,
    ],
  ],
  'prices and durations': [
    ['custom software', SOFTWARE, /custom software .* costs \$24,000 to \$180,000/],
    ['mobile app', '/services/mobile-development', /in the stores in 2 to 6 months/],
    ['web redesign', WEB, /^Redesign .*2 to 3 months/],
    ['web implementation', WEB, /^Implementation .*2 to 4 weeks/],
    ['web implementation, by the partner', ACCELERATION, /^\w+ 2 to 4 weeks$/],
    ['e-commerce', WEB, /^E-commerce .*up to 6 months/i],
    ['web app', WEB, /^Web application .*\$150,000 to \$400,000/],
    ['data science, price', '/services/ai-ds', /data science project cost\? From \$33,000/],
    ['data science, duration', '/services/ai-ds', /Projects .* take 1\.5 to 3 months/],
    ['product design, price', DESIGN, /costs \$33k to \$43k/],
    ['product design, duration', DESIGN, /The process leads .* takes 1\.5 to 3 months/],
    ['product design, savings', DESIGN, /saves up to 50% of time and cost/],
    ['business case', '/services/minimum-viable', /You have a business case after 2 weeks/],
  ],
  claims: [
    ['open-source savings', SOFTWARE, /open source can save up to 60%/],
    ['open-source savings', WHY, /^Open source saves up to 60%/],
    ['planning accuracy', '/services/scoping-session', /planning accuracy of 95%/],
    ['planning accuracy', SOFTWARE, /planning accuracy\. 95%$/],
    ['delivery', ACCELERATION, /delivery is 2x faster/],
    ['nearshore team ready', NEARSHORE, /How fast is the team ready\? It takes up to 2 weeks/],
    ['match rate', NEARSHORE, /Our match rate.* 90%$/],
    ['nearshore faster', NEARSHORE, /up to 70% faster than hiring/],
    ['recruitment costs', NEARSHORE, /Recruitment costs fall by up to 50%/],
    ['cost cut', ACCELERATION, /Cost falls by up to 50%/],
    ['time to market', ACCELERATION, /time to market by up to 70%/],
    ['ramp-up', NEARSHORE, /Ramp-up then takes 1 week/],
    ['ramp-up', ACCELERATION, /^A short ramp-up .* 1 week$/],
    ['customers stay', ACCELERATION, /Customers stay with us for over 2 years/],
    ['applicants hired', WHY, /Under 1% of applicants are hired/],
    ['people to choose from', NEARSHORE, /more than 70 developers, designers and data scientists/],
  ],
  'support packages': [
    ['essential', WEB, /^Essential .* 7 of 10$/],
    ['improvement', WEB, /^Improvement .* 9 of 10$/],
    ['growth', WEB, /^Growth .* 10 of 10$/],
  ],
  billing: [
    ['time and materials', SOFTWARE, /By time and materials, per full day, invoiced monthly/],
    [
      'time and materials',
      WHY,
      /^Time and materials billing .* per full day, and are invoiced monthly/,
    ],
  ],
  hiring: [
    ['5 steps', WHY, /Hiring takes five steps/],
    ['feedback', '/careers', /^Feedback twice a year/],
    ['one-on-ones', '/careers', /^Monthly one-on-ones with a people experience partner/],
    ['contract', '/careers', /a permanent contract, a career plan and a start date/],
  ],
  offices: [
    ['London', '/contact', /^London United Kingdom .*\d/],
    ['Lisbon', '/contact', /^Lisbon Portugal .*\d/],
    ['Coimbra', '/contact', /^Coimbra Portugal .*\d/],
    ['Vilnius', HOME, /^Vilnius Lithuania .*\d/],
  ],
};

/**
 * The elements in which a fact has to be complete: a paragraph, a list item, a figure with its label, a column header, a
 * question with its answer.
 */
const PARTS = 'p, li, dl > div, th, details';

test.each(Object.entries(FACTS))(
  '%s: each is on the page where a client looks for it',
  (_, facts) => {
    for (const [fact, route, said] of facts) {
      const places = texts(landmark(route, 'main'), PARTS).filter((part) => said.test(part));
      expect.soft(places, `${fact}: ${said} on ${route}`).not.toEqual([]);
    }
  },
);

test('most pages have questions and breadcrumbs, which the structured data repeat', () => {
  const having = (selector: string) =>
    routes.filter((route) => allIn(documentOf(route), selector).length > 0);
  expect(having('[data-section="faq"] details').length).toBeGreaterThan(10);
  expect(having('nav[aria-label="Breadcrumb"] li').length).toBeGreaterThan(20);
});

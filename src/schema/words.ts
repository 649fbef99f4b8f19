/**
 * The words of the interface, such as menus, buttons, labels and counts. The defaults here are English;
 * content/interface.yaml overrides them.
 */
import { z } from 'zod';
import { fillPlaces } from '../../contract/places.ts';
import { line } from './fields.ts';

/** Room for a word or a short sentence. */
const LONGEST = 120;

/** @param places its placeholders, in braces */
const word = (english: string, description: string, places: readonly string[] = []) =>
  line(LONGEST, places).default(english).describe(description);

/** A group of words. Each has an English default, so that a file contains only those that it changes. */
const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape) => {
  const schema = z.strictObject(shape);
  // An empty object is valid, because every word has a default.
  return schema.default(schema.parse({}) as never).describe(description);
};

/** A text with a number, in each plural form of a language (`Intl.PluralRules`). */
const plural = (
  english: { readonly one: string; readonly other: string },
  description: string,
  places: readonly string[] = ['n'],
) => {
  const form = line(LONGEST, places);
  return z
    .strictObject({
      zero: form.optional().describe('For nought, in languages such as Arabic and Welsh.'),
      one: form.optional().describe('For one.'),
      two: form.optional().describe('For two, in languages such as Arabic and Slovene.'),
      few: form.optional().describe('For a few, in languages such as Polish and Czech.'),
      many: form.optional().describe('For many, in languages such as Polish and Arabic.'),
      other: form.describe('For all other numbers.'),
    })
    .default(english)
    .describe(description);
};

const slides = (unit: string, names: string) => ({
  name: word(names, 'What the row of them is called.'),
  choose: word(`Choose a ${unit.toLowerCase()}`, 'The name of the marks below it.'),
  previous: word(`Previous ${unit.toLowerCase()}`, 'The button with the arrow back.'),
  next: word(`Next ${unit.toLowerCase()}`, 'The button with the arrow on.'),
  place: word(`${unit} {n} of {total}`, 'Which one is shown, said aloud.', ['n', 'total']),
});

const screen = (english: string) => word(english, 'What the drawn screen of this name shows.');

/** content/interface.yaml. Words that it leaves out stay English. */
export const interfaceWords = z.strictObject({
  frame: group('The frame of every page.', {
    skip: word('Skip to main content', 'The first link of each page, for the keyboard.'),
    allPages: word('All pages', 'The link to the lists in the footer, and their name.'),
    main: word('Main', 'The name of the navigation in the bar.'),
    menu: word('Menu', 'The button that opens the menu on narrow screens, and the menu.'),
    close: word('Close menu', 'The same button while the menu is open.'),
    menuOf: word('{name} menu', 'The button that opens the menu of an item of the bar.', ['name']),
    back: word('Back', 'The button that leads back from a submenu on narrow screens.'),
    breadcrumb: word('Breadcrumb', 'The name of the way from home to the page.'),
    industries: word('Industries', 'The title of the industries in the footer.'),
    follow: word('Follow', 'The title of the social networks in the footer.'),
    policies: word('Policies', 'The name of the list of policies in the footer.'),
    otherPages: word('Other pages', 'The name of the ways on from an address without a page.'),
    shareImage: word(
      '“{title}” beside an engraved pattern',
      'What the picture shows that networks put beside a link to the page.',
      ['title'],
    ),
    otherLanguage: word(
      '(in {language})',
      'Follows a link to a page that is not in the language of this one.',
      ['language'],
    ),
    colon: word('{name}: {text}', 'A name before what is said of it.', ['name', 'text']),
  }),
  film: group('The button that stops the film and the typed words of the home page.', {
    pause: word('Pause animation', 'Its name while they move.'),
    play: word('Play animation', 'Its name while they stand still.'),
  }),
  carousel: group('Slides in a row that scrolls.', {
    role: word('carousel', 'What it is, for assistive technology.'),
    slide: word('slide', 'What a part of it is, for assistive technology.'),
    place: word('{n} of {total}', 'The name of a slide.', ['n', 'total']),
  }),
  slides: group('A row of pictured cards.', slides('Slide', 'Slides')),
  reviews: group('A row of what clients said.', {
    ...slides('Review', 'Reviews'),
    rated: word('Rated {score} out of {most}', 'The stars, read aloud.', ['score', 'most']),
  }),
  cases: group('The overview of case studies, and its pages by service and by industry.', {
    count: plural({ one: '{n} case study', other: '{n} case studies' }, 'How many are shown.'),
    all: word('All', 'The link that shows all of them.'),
    service: word('Service', 'Stands before the links that choose a service.'),
    byService: word('Filter by service', 'The name of these links.'),
    industry: word('Industry', 'Stands before the links that choose an industry.'),
    byIndustry: word('Filter by industry', 'The name of these links.'),
    more: word('More', 'Unfolds the links that show few case studies.'),
    description: word(
      '{name}: {count}, each with what was built, by whom, and the figure that came of it.',
      'The description of such a page in search results; the name is that of the service or industry.',
      ['name', 'count'],
    ),
  }),
  study: group('The facts of a case study.', {
    client: word('Client', 'Stands before the client.'),
    industry: word('Industry', 'Stands before the industry.'),
    services: plural({ one: 'Service', other: 'Services' }, 'Stands before the services.', []),
  }),
  position: group('The facts of a position.', {
    where: word('Where', 'Stands before the place of work.'),
    contract: word('Contract', 'Stands before the kind of contract.'),
    pay: word('Pay', 'Stands before the pay.'),
    salary: word('{from} to {to} a year', 'The pay.', ['from', 'to']),
    since: word('Open since', 'Stands before the day it was posted.'),
  }),
  services: group('The groups of services on their overview.', {
    count: plural({ one: '{n} service.', other: '{n} services.' }, 'Ends the line of a group.'),
  }),
  packages: group('The table of packages.', {
    feature: word('Feature', 'The head of the column of features.'),
    of: word('{n} of {total}', 'How many features a package has.', ['n', 'total']),
    features: plural(
      { one: '{n} of {total} feature', other: '{n} of {total} features' },
      'The same where no table stands around it; its form is that of the total.',
      ['n', 'total'],
    ),
    included: word('Included', 'Beside a feature that a package has.'),
    missing: word('Not included', 'Beside a feature that a package has not.'),
  }),
  contacts: group('The ways to reach the company.', {
    email: word('General enquiries', 'What the e-mail address is for.'),
    chat: word('Start a chat', 'The link to the chat.'),
    chatFor: word('For a quick question', 'What the chat is for.'),
    maps: word('Open in maps', 'The link to a map; the city follows, read aloud.'),
  }),
  tabs: group('Panels that tabs choose.', {
    progress: word('Progress through the tabs', 'The name of the ruler over the tabs.'),
  }),
  days: group('Days as the columns of one document.', {
    yours: word('Your people', 'The key to the marks of those from the client.'),
    ours: word('Our people', 'The key to the marks of those from the company.'),
    people: word('Who takes part', 'The title of those who sit at the table on a day.'),
    work: word('What we do', 'The title of what is done on a day.'),
    papers: word('Documents at the end', 'The title of what lies on the table in the end.'),
  }),
  drawings: group('Charts and plans.', {
    measure: word('Measure', 'A table with bars: the column of what is compared.'),
    bars: word('Before and after', 'The column of its bars.'),
    result: word('Result', 'The column of its figures.'),
    measured: word('What is measured', 'The column that says how they are counted.'),
    share: word('100 before, {share} after', 'Two bars, read aloud.', ['share']),
    days: plural(
      { one: 'Day {from}', other: 'Days {from} to {to}' },
      'When a step takes place; its form is that of the number of days.',
      ['from', 'to'],
    ),
    letters: plural({ one: '{n} letter', other: '{n} letters' }, 'How long a title is.'),
    week: word('Week {n}', 'The start of a week on a ruler.', ['n']),
    divider: word(
      'Room for “{before}” beside “{after}”, in per cent',
      'The name of the handle between two panes.',
      ['before', 'after'],
    ),
  }),
  form: group('The forms, besides what their records say.', {
    progress: word('{percent}, {sent} of {total}', 'How far an upload is.', [
      'percent',
      'sent',
      'total',
    ]),
    named: word(', {name}', 'The sender, after the thanks.', ['name']),
    lookingFor: word('Looking for', 'Stands before what the sender chose.'),
    attachment: word('Attachment', 'Stands before the file that was sent.'),
  }),
  list: group('The list of all pages for readers that are programs, llms.txt.', {
    industries: word('Industries', 'The title of the industries.'),
    cases: word('Case studies', 'The title of the case studies.'),
    positions: word('Open positions', 'The title of the positions.'),
    company: word('Company', 'The title of the other pages.'),
    contact: word('Contact', 'The title of addresses and telephone numbers.'),
    email: word('E-mail', 'Stands before the e-mail address.'),
    telephone: word('Telephone, {country}', 'Stands before a telephone number.', ['country']),
  }),
  screens: group('Drawn product screens, for those who can’t see them.', {
    'contractor-costs': screen(
      'Contractors on a phone: over 200 thousand dollars saved this year, and three invoices to approve',
    ),
    'customer-portal': screen(
      'Customer portal: operating cost by month falls by 40 to 50 percent as most requests are solved online',
    ),
    'dashboard-loading': screen(
      'Sales dashboard: its loading time falls from 9.5 to 1.9 seconds, an improvement of 80 percent',
    ),
    'defence-cluster': screen(
      'Directory of a defence cluster: a list of members beside the network of its 135 members',
    ),
    'health-search': screen(
      'Search for health information: three results on hip pain, two of them read by a clinician',
    ),
    'homes-registration': screen(
      'Register of new homes: over 35 thousand people, by number of bedrooms, beside the plan of the plots',
    ),
    'initiative-board': screen(
      'Programme board: 280 initiatives started in 6 weeks, by theme and week, with the latest three',
    ),
    'maritime-communication': screen(
      'Messages between ships and shore: a vessel’s cost falls from 2,450 to 490 dollars a month; its track',
    ),
    'marketplace-migration': screen(
      'Migration of a marketplace: over 8 weeks all traffic, listings, sellers and orders move to the new platform',
    ),
    'member-retention': screen(
      'Membership app on a phone: 85 percent of the members stayed this season, and the renewals due this week',
    ),
    'remote-notarisation': screen(
      'Remote signing on a phone at 10:11: notary and signatory on video, reading a deed not yet signed',
    ),
    settlement: screen('Settlement screen: a day of payments, matched and to review'),
  }),
});

/** The words of the interface in one language. `language` also formats numbers, dates and lists. */
export interface Words extends z.output<typeof interfaceWords> {
  readonly language: string;
}

/** Placeholder → value. */
type Facts = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a text. Numbers are formatted in its language. */
export function filled({ language }: Words, text: string, facts: Facts): string {
  const { format } = new Intl.NumberFormat(language);
  const said = Object.entries(facts).map(([place, fact]) => [
    place,
    typeof fact === 'number' ? format(fact) : fact,
  ]);
  return fillPlaces(text, Object.fromEntries(said));
}

/** Picks the plural form for `n` and fills its placeholders with `n` and other facts. */
export function counted(
  words: Words,
  forms: Words['cases']['count'],
  n: number,
  facts: Facts = {},
): string {
  const form = forms[new Intl.PluralRules(words.language).select(n)] ?? forms.other;
  return filled(words, form, { n, ...facts });
}

/** Joins names to one text. */
export const listed = ({ language }: Words, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names);

/** Formats a number with one decimal. */
export const tenths = ({ language }: Words, value: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/** Formats the yearly pay of a position. */
export function salary(
  words: Words,
  { currency, from, to }: { currency: string; from: number; to: number },
): string {
  const amount = new Intl.NumberFormat(words.language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return filled(words, words.position.salary, { from: amount.format(from), to: amount.format(to) });
}

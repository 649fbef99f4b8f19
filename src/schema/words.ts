/**
 * The words of the interface, such as menus, buttons, labels and counts. The defaults here are English;
 * content/interface.yaml overrides them.
 */
import { z } from 'zod';
import { fillPlaceholders, placeholdersIn } from '../../contract/placeholders.ts';
import { line } from './fields.ts';
import { oncePer } from './once.ts';

/** Room for a word or a short sentence. */
const LONGEST = 120;

/** A text with its English default. @param placeholders the names of its placeholders */
const word = (english: string, description: string, placeholders?: readonly string[]) =>
  line(LONGEST, placeholders).default(english).describe(description);

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
  placeholders: readonly string[] = ['n'],
) => {
  const form = line(LONGEST, placeholders);
  return z
    .strictObject({
      zero: form.optional().describe('The text for 0, in languages such as Arabic and Welsh.'),
      one: form.optional().describe('The text for 1.'),
      two: form.optional().describe('The text for 2, in languages such as Arabic and Slovene.'),
      few: form.optional().describe('The text for a few, in languages such as Polish and Czech.'),
      many: form.optional().describe('The text for many, in languages such as Polish and Arabic.'),
      other: form.describe('The text for all other numbers.'),
    })
    .default(english)
    .describe(description);
};

const slides = (unit: string, names: string) => ({
  name: word(names, 'The name of the row, for screen readers.'),
  choose: word(
    `Choose a ${unit.toLowerCase()}`,
    'The name of the dots below the row, for screen readers.',
  ),
  previous: word(`Previous ${unit.toLowerCase()}`, 'The button with the arrow back.'),
  next: word(`Next ${unit.toLowerCase()}`, 'The button with the arrow forward.'),
  place: word(`${unit} {n} of {total}`, 'The position in the row, for screen readers.', [
    'n',
    'total',
  ]),
});

/** content/interface.yaml. Words that it leaves out stay English. */
export const interfaceWords = z.strictObject({
  frame: group('Header and footer, which are on every page.', {
    skip: word('Skip to main content', 'The first link of each page, for keyboard users.'),
    allPages: word('All pages', 'The link to the lists of pages in the footer, and their name.'),
    main: word('Main', 'The name of the navigation in the bar, for screen readers.'),
    menu: word('Menu', 'The button that opens the menu on narrow screens, and its name.'),
    close: word('Close menu', 'The same button while the menu is open.'),
    menuOf: word('{name} menu', 'The button that opens the dropdown of an item in the bar.', [
      'name',
    ]),
    back: word('Back', 'The button that leads back from a submenu on narrow screens.'),
    breadcrumb: word('Breadcrumb', 'The name of the breadcrumbs, for screen readers.'),
    industries: word('Industries', 'The title of the list of industries in the footer.'),
    follow: word('Follow', 'The title of the social networks in the footer.'),
    policies: word('Policies', 'The list of policies in the footer, for screen readers.'),
    otherPages: word('Other pages', 'The links on the not-found page, for screen readers.'),
    shareImage: word(
      '“{title}” beside an engraved pattern',
      'The alternative text of the picture that social networks show with a link to the page.',
      ['title'],
    ),
    otherLanguage: word(
      '(in {language})',
      'The note after a link to a page in another language, for screen readers.',
      ['language'],
    ),
    colon: word('{name}: {text}', 'A name, and what is said of it.', ['name', 'text']),
  }),
  film: group('The button that pauses the film and the typed words on the home page.', {
    pause: word('Pause animation', 'The name of the button while they move.'),
    play: word('Play animation', 'The name of the button while they are paused.'),
  }),
  carousel: group('Rows of slides, for screen readers.', {
    role: word('carousel', 'The word for such a row.'),
    slide: word('slide', 'The word for one of its slides.'),
    place: word('{n} of {total}', 'The name of a slide: its position in the row.', ['n', 'total']),
  }),
  slides: group('Rows of cards with pictures.', slides('Slide', 'Slides')),
  reviews: group('Rows of reviews by clients.', {
    ...slides('Review', 'Reviews'),
    rated: word('Rated {score} out of {most}', 'The stars, for screen readers.', ['score', 'most']),
  }),
  cases: group('The overview of case studies, and its pages by service and by industry.', {
    count: plural({ one: '{n} case study', other: '{n} case studies' }, 'How many are shown.'),
    all: word('All', 'The link that shows all case studies.'),
    service: word('Service', 'The label before the links that filter by service.'),
    byService: word('Filter by service', 'The name of these links, for screen readers.'),
    industry: word('Industry', 'The label before the links that filter by industry.'),
    byIndustry: word('Filter by industry', 'The name of these links, for screen readers.'),
    more: word('More', 'The button that shows the filters with few case studies.'),
    description: word(
      '{name}: {count}, with what was built, by whom, and how the result was measured.',
      'The description of a filtered page in search results. {name} is the service or industry.',
      ['name', 'count'],
    ),
  }),
  study: group('The facts of a case study.', {
    client: word('Client', 'The label before the client.'),
    industry: word('Industry', 'The label before the industry.'),
    services: plural({ one: 'Service', other: 'Services' }, 'The label before the services.', []),
  }),
  position: group('The facts of a position.', {
    where: word('Where', 'The label before the place of work.'),
    contract: word('Contract', 'The label before the kind of contract.'),
    pay: word('Pay', 'The label before the pay.'),
    salary: word('{from} to {to} a year', 'The range of the pay.', ['from', 'to']),
    since: word('Open since', 'The label before the day on which the position was opened.'),
  }),
  services: group('The groups of services on the overview of services.', {
    count: plural({ one: '{n} service.', other: '{n} services.' }, 'Ends the line of a group.'),
  }),
  packages: group('The table of packages.', {
    feature: word('Feature', 'The heading of the column of features.'),
    of: word('{n} of {total}', 'The number of features in a package.', ['n', 'total']),
    features: plural(
      { one: '{n} of {total} feature', other: '{n} of {total} features' },
      'The same outside a table. The form is that of {total}.',
      ['n', 'total'],
    ),
    included: word('Included', 'A feature that a package has, for screen readers.'),
    missing: word('Not included', 'A feature that a package lacks, for screen readers.'),
  }),
  contacts: group('The ways to reach the company.', {
    email: word('General enquiries', 'What the e-mail address is for.'),
    chat: word('Start a chat', 'The link to the chat.'),
    chatFor: word('For a quick question', 'What the chat is for.'),
    maps: word('Open in maps', 'The link to a map. For screen readers the city follows.'),
  }),
  legal: group('A policy.', {
    changed: word('Last changed on', 'Stands before the day of the last change.'),
    clauses: word('Clauses', 'The name of the list of clauses, for screen readers.'),
  }),
  tabs: group('Tabs and their panels.', {
    progress: word('Progress through the tabs', 'The progress bar above tabs, for screen readers.'),
  }),
  days: group('A plan of days.', {
    yours: word('Your people', 'The key to the marks of people from the client.'),
    ours: word('Our people', 'The key to the marks of people from the company.'),
    people: word('Who takes part', 'The title of the people who take part on a day.'),
    work: word('What we do', 'The title of the work of a day.'),
    papers: word('Documents at the end', 'The title of the documents at the end of a day.'),
  }),
  drawings: group('Charts and plans.', {
    measure: word('Measure', 'In a table with bars, the column of what is compared.'),
    bars: word('Before and after', 'The column of bars.'),
    result: word('Result', 'The column of figures.'),
    measured: word('What is measured', 'The column on how the figures are measured.'),
    share: word('100 before, {share} after', 'Two bars, for screen readers.', ['share']),
    days: plural(
      { one: 'Day {from}', other: 'Days {from} to {to}' },
      'The days of a step. The form is that of the number of days.',
      ['from', 'to'],
    ),
    letters: plural({ one: '{n} letter', other: '{n} letters' }, 'The length of a title.'),
    week: word('Week {n}', 'The start of a week in a timeline.', ['n']),
    divider: word(
      'Room for “{before}” beside “{after}”, in per cent',
      'The name of the handle between two pictures, for screen readers.',
      ['before', 'after'],
    ),
  }),
  form: group('The texts of forms that are not in their records.', {
    progress: word('{percent}, {sent} of {total}', 'The progress of an upload.', [
      'percent',
      'sent',
      'total',
    ]),
    named: word(', {name}', 'The name of the sender, after the thanks.', ['name']),
    lookingFor: word('Looking for', 'The label before what the sender chose.'),
    attachment: word('Attachment', 'The label before the file that was sent.'),
  }),
  list: group('The list of all pages for language models, llms.txt.', {
    industries: word('Industries', 'The title of the industries.'),
    cases: word('Case studies', 'The title of the case studies.'),
    positions: word('Open positions', 'The title of the positions.'),
    company: word('Company', 'The title of the other pages.'),
    contact: word('Contact', 'The title of addresses and telephone numbers.'),
    email: word('Email', 'The label before the e-mail address.'),
    telephone: word('Telephone, {country}', 'The label before a telephone number.', ['country']),
  }),
});

/** content/screens.yaml. @param screens the texts of each product screen by key, which stay as they are where it has none */
export function screenWords(screens: Readonly<Record<string, ScreenTexts['texts']>>) {
  const own = Object.entries(screens).map(([name, texts]) => {
    const words = Object.entries(texts).map(([key, text]) => {
      const placeholders = placeholdersIn(text).map((each) => each.slice(1, -1));
      return [key, word(text, 'A text of the screen, which has little room.', placeholders)];
    });
    return [name, group(`The texts of the screen “${name}”.`, Object.fromEntries(words))];
  });
  return z.strictObject(
    Object.fromEntries(own) as Readonly<Record<string, z.ZodType<ScreenTexts['texts']>>>,
  );
}

/** The texts of a product screen in one language. */
export interface ScreenTexts {
  /** The tag of the language. */
  readonly language: string;
  /** The prefix of that language's addresses. */
  readonly prefix: string;
  /** By key: a drawing's text in the source language, the name that a working screen gave it. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The words of the interface in one language. `language` also formats numbers, dates and lists. */
export interface Words extends z.output<typeof interfaceWords> {
  readonly language: string;
}

/** Placeholder → value. */
type Facts = Readonly<Record<string, string | number>>;

/** Cached, because making a format takes far longer than formatting a number. */
const numberFormat = oncePer(({ language }: Words) => new Intl.NumberFormat(language));

/** Formats a number. */
export const digits = (words: Words, value: number): string => numberFormat(words).format(value);

/** Fills the placeholders of a text. Numbers are formatted in its language. */
export function filled(words: Words, text: string, facts: Facts): string {
  const said = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'number' ? digits(words, fact) : fact,
  ]);
  return fillPlaceholders(text, Object.fromEntries(said));
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

/** Formats a day, such as 2027-03-01, in full. */
export const longDate = ({ language }: Words, day: string): string =>
  new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });

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

/** Schemas of the records in content/ and of brand/brand.yaml. For pages: the fields other than sections. */
import { z } from 'zod';
import { HEX } from '../../art/brand.ts';
import { MAIL_ADDRESS } from '../../contract/submission.ts';
import { BROAD, PORTRAIT, TALL } from '../schema/cuts.ts';
import {
  href,
  icon,
  line,
  link,
  name,
  onlyIn,
  paragraph,
  plate,
  recordPicture,
  reference,
  sample,
  screen,
  sectionId,
  summary,
  svgFile,
  technologyIcon,
} from '../schema/fields.ts';
import { fact } from '../schema/section.ts';

const PICTURE =
  'The picture: the name of a plate, or a file of your own. Without one, a plate is drawn from the name of this record.';

/** A colour of the brand. In YAML it needs quotes, because # starts a comment. */
const colour = z.string().regex(HEX, 'a colour such as "#0f3df2", in quotes');

/** The position of a record in its list. */
const order = z.int().describe('The position in the list, lowest first.');

const drawing = z.string().regex(/^[a-z0-9-]+\.svg$/, 'the name of an SVG file in brand/');

/** brand/brand.yaml: the company's name and look. `brand/check.ts` checks the files that it names. */
export const brand = z.strictObject({
  name: line(32).describe('The name of the brand, in bar, page titles, footer and e-mails.'),
  legalName: line(60).describe(
    'The registered name, in the copyright line and for search engines.',
  ),
  site: z
    .url()
    .regex(/[^/]$/, 'an address without a slash at its end')
    .describe('The address of the site, such as https://example.com, without a slash at the end.'),
  main: colour.describe('The main colour, as "#rrggbb", of buttons, links, bands and most plates.'),
  accent: colour.describe(
    'The accent colour, as "#rrggbb", of one small mark in each picture. It is never the colour of text.',
  ),
  typeface: line(80).describe(
    'The source of brand/typeface/: a Fontsource package or a font file. npm run brand sets it.',
  ),
  mark: drawing.describe(
    'The mark, in the bar and the icons: an SVG file in brand/, in one colour and about as wide as high.',
  ),
  logo: drawing
    .optional()
    .describe('The logo, in place of mark and name: an SVG file in brand/, in one colour.'),
  sample,
});

const https = z.url({ protocol: /^https$/ });

/** The origins that the Content-Security-Policy of pages additionally allows. */
const analytics = z.strictObject({
  script: https.describe('The address of the script, such as https://stats.example/script.js.'),
  connections: z
    .array(
      https.refine(
        (url) => URL.parse(url)?.origin === url,
        'an origin such as https://stats.example',
      ),
    )
    .default([])
    .describe('The origins that the script sends data to, such as https://stats.example.'),
  attributes: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^data-[a-z][a-z-]*$/, 'a name such as data-domain')
          .describe('The name of the attribute, such as data-domain.'),
        value: name(200).describe('The value of the attribute.'),
      }),
    )
    .default([])
    .describe('The attributes of the script element, as the provider asks for them.'),
});

/** content/company.yaml: founding year and contacts. The company's name is in brand/brand.yaml. */
export const company = z.strictObject({
  founded: z.int().min(1900).max(2100).describe('The founding year, for {founded} in texts.'),
  statement: line(90).describe('What the company does, in one sentence, in the footer.'),
  email: z
    .email({ pattern: MAIL_ADDRESS })
    .meta({ text: 'name' })
    .describe('The e-mail address, for {email} in texts.'),
  phones: z
    .array(
      z.strictObject({
        country: line(20).describe('The country that the number is for.'),
        number: z
          .string()
          .regex(/^\+[\d ]+$/, 'an international number such as +44 20 7946 0000')
          .meta({ text: 'name' })
          .describe('The number with its country code, such as +44 20 7946 0000.'),
      }),
    )
    .describe('The telephone numbers among the contacts, in the order shown.'),
  chat: href.optional().describe('The address of a chat. Without it, no chat is offered.'),
  booking: href
    .optional()
    .describe('The address for booking a call. Without it, BOOK A CALL leads to the contacts.'),
  analytics: analytics
    .optional()
    .describe(
      'A script of another provider on every page, which counts visits. docs/running.md explains it.',
    ),
  social: z
    .array(
      z.strictObject({
        name: name(20).describe('The name of the network.'),
        href: z.url().optional().describe('The profile. Without it, the network is not shown.'),
      }),
    )
    .describe('The social networks in the footer, in the order shown.'),
  sample,
});

/** One entry of a list. If `active` is false it is muted and not a link. */
const listEntry = z.strictObject({
  label: line(60).describe('The text of the entry.'),
  line: line(70).optional().describe('A short line under the label, in the dropdown.'),
  href: href.optional().describe('The address that the entry leads to; needed for a link.'),
  active: z.boolean().default(true).describe('False shows the entry muted and without a link.'),
  onlyIn,
});

const listedLink = link.extend({ onlyIn });

const offer = z.strictObject({
  picture: plate({ cuts: TALL }).describe(
    'The picture of the offer: the name of a plate, or a file of your own.',
  ),
  text: line(80).describe('The sentence beside the picture.'),
  link: link.describe('The link under the sentence.'),
});

/** A list of a dropdown or of the footer, of one of three kinds. @param more further fields of the list */
function list<More extends z.ZodRawShape>(more: More) {
  const title = line(30).describe('The title above the list.');
  const links = z
    .array(link)
    .default([])
    .describe('Links to overview pages, apart from the entries.');
  return z.discriminatedUnion('holds', [
    z.strictObject({
      holds: z.literal('services').describe('The list shows every service, by group.'),
      links,
      ...more,
    }),
    z.strictObject({
      holds: z.literal('industries').describe('The list shows every industry that has a page.'),
      title,
      links,
      ...more,
    }),
    z.strictObject({
      holds: z.literal('entries').describe('The list shows the entries below.'),
      title,
      entries: z.array(listEntry).describe('The entries, in the order shown.'),
      links,
      ...more,
    }),
  ]);
}

/** content/navigation.yaml: the bar, its dropdowns, and the footer's lists. */
export const navigation = z.strictObject({
  menu: z
    .array(
      z.strictObject({
        label: line(20).describe('The text of the item in the bar.'),
        href: href.describe('The address that the label leads to.'),
        section: sectionId
          .optional()
          .describe('On the home page, the id of the section that the label scrolls to instead.'),
        dropdown: list({
          offer: offer.describe('The picture, sentence and link at the end of the dropdown.'),
        })
          .optional()
          .describe('The panel that drops down. Without it, the item is a plain link.'),
        onlyIn,
      }),
    )
    .min(1)
    .describe('The items of the bar, in the order shown.'),
  contact: link.describe('The button at the end of the bar.'),
  footer: z
    .strictObject({
      message: link.describe('The link to the enquiry form.'),
      lists: z
        .array(
          list({
            below: z
              .boolean()
              .default(false)
              .describe('True puts the list below the previous one, in the same column.'),
          }),
        )
        .describe('The lists of pages, in the order shown.'),
      legal: z.array(listedLink).describe('The links to policies, in the last row.'),
    })
    .describe('The footer.'),
});

/** content/redirects.yaml: old or misspelt address → the right one, redirected with status 301. */
export const redirects = z
  .record(
    z
      .string()
      .regex(
        /^\/[^\s?#%]*$/,
        'an address starting with /, without ?, # and % (ü instead of %C3%BC)',
      ),
    href.regex(/^\/(?![/\\])[!-~]*$/, 'an address of this site, starting with /'),
  )
  .describe('Each line redirects an old address for good, as "/old: /new".');

/** content/figures.yaml: a headline figure. */
export const figure = z.strictObject({
  value: line(12).describe('The figure as shown, such as 300+ or 99%.'),
  label: line(40).describe('What the figure counts, in a few words.'),
  caption: line(120).optional().describe('A sentence on where the figure comes from.'),
  share: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe(
      'The percentage to which the ruler above the figure is filled. Without it, there is no ruler.',
    ),
  icon: icon()
    .optional()
    .describe('The icon above the figure in lists with icons, by its name on lucide.dev/icons.'),
  sample: sample.meta({ sample: 'a figure that nobody has confirmed' }),
});

/** content/service-groups.yaml: a group of services. */
export const serviceGroup = z.strictObject({
  title: line(40).describe('The name of the group.'),
  line: line(80).describe('Who the group is for, in one line.'),
  order,
});

/** The fields of every page: its name, and its title and description for search results and shared links. */
export const pageHead = {
  name: line(40).describe('The short name of the page, in breadcrumbs, menus and lists.'),
  title: summary(10, 60).describe(
    'The title of the page, in the browser tab and in search results.',
  ),
  description: summary(50, 160).describe(
    'The description of the page, in search results and shared links.',
  ),
  indexed: z
    .boolean()
    .default(true)
    .describe('False keeps the page out of search engines and out of the sitemap.'),
  onlyIn,
  sample,
};

/** The fields of a service that menus, lists and cards show. */
export const serviceFacts = {
  line: line(90).describe('What the service is for, in one line, in menus and lists.'),
  audience: line(80).describe('Who the service is for, in one line, in lists.'),
  next: line(110).describe('What somebody who wants the service does next, in one line.'),
  group: reference('serviceGroups').describe('The group, from content/service-groups.yaml.'),
  order: z.int().describe('The position in the group, lowest first.'),
  picture: recordPicture({ cuts: TALL }).describe(PICTURE),
};

/** The fields of an industry that menus, lists and cards show. */
export const industryFacts = {
  line: line(90).describe('What we build for the industry, in one line, in menus and lists.'),
  order,
  picture: recordPicture({ cuts: TALL }).describe(PICTURE),
};

/** The fields of a case study that cards, lists and filters show. Its page repeats some of them. */
export const caseStudyFacts = {
  client: reference('clients')
    .optional()
    .describe('The client, from content/clients.yaml. Leave it out for a client without a name.'),
  headline: line(90).describe('What was done and achieved: the heading of card and page.'),
  summary: paragraph(320).describe('The story in two or three sentences, on the card.'),
  services: z
    .array(reference('services'))
    .min(1)
    .describe('The services that were used, by which visitors can filter the overview.'),
  industry: reference('sectors').describe(
    'The industry, from content/sectors.yaml. Visitors can filter the overview by it.',
  ),
  order: z.int().describe('The position in the overview, lowest first.'),
  result: z
    .strictObject({
      value: line(20).describe('The figure of the result.'),
      label: line(60).describe('What the figure means.'),
      measured: paragraph(360).describe(
        'How the figure was measured: by whom, over what time and against what.',
      ),
    })
    .describe('The main result of the case.'),
  facts: z.array(fact(20)).max(3).describe('Up to three more facts at the top of the page.'),
  picture: recordPicture({ cuts: BROAD }).describe(PICTURE),
  screen: screen()
    .optional()
    .describe(
      'The screen on the picture: a screenshot of your own, or the name of a drawn screen.',
    ),
};

/** The fields of a position that lists show. Its page repeats some of them. */
export const positionFacts = {
  place: line(60).describe('The place of work, such as: Lisbon or remote.'),
  contract: line(60).describe('The kind of contract, such as: Permanent, full time.'),
  pay: z
    .strictObject({
      currency: z.enum(['EUR', 'GBP', 'USD']).describe('The currency of the pay.'),
      from: z.int().positive().describe('The lowest pay, a year before tax.'),
      to: z.int().positive().describe('The highest pay, a year before tax.'),
    })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'lower than the lowest pay; swap from and to',
    })
    .describe('The range of the yearly pay.'),
  summary: paragraph(200).describe('What the work is, in one or two sentences, for the list.'),
  posted: z.iso
    .date('a date such as 2027-03-01')
    .describe('The day on which the position was opened, on its page and in search results.'),
  office: reference('offices').describe('The office of the position, from content/offices.yaml.'),
  remoteIn: z
    .array(line(30))
    .default([])
    .describe('The countries from which the work can be done remotely, for search engines.'),
  order,
};

/** content/clients.yaml: a client with its logo. */
export const client = z.strictObject({
  name: name(40).describe('The name of the client, also the alternative text of its logo.'),
  logo: svgFile().describe('The logo: an SVG file in content/clients/, in one dark colour.'),
  order: z.int().describe('The position among the logos, lowest first.'),
  sample,
});

/** content/testimonials.yaml: a client's testimonial. */
export const testimonial = z.strictObject({
  quote: paragraph(320).describe('What the client said, without quotation marks.'),
  author: name(40).describe('The name of the person who said it.'),
  role: line(60).describe('The role of that person.'),
  client: reference('clients').describe('The company of that person, from content/clients.yaml.'),
  rating: z.number().min(1).max(5).describe('The rating, from 1 to 5 stars.'),
  portrait: plate({ cuts: PORTRAIT })
    .optional()
    .describe('The portrait of that person: the name of a plate, or a photograph of your own.'),
  order,
  sample,
});

/** content/technologies.yaml: one category of the tech stack. */
export const technologyGroup = z.strictObject({
  title: line(30).describe('The name of the category.'),
  order,
  items: z
    .array(
      z.strictObject({
        name: name(24).describe('The name of the technology.'),
        icon: technologyIcon().describe(
          'The icon of the technology: simple-icons:name, or logos:name if that set has none.',
        ),
      }),
    )
    .min(1)
    .describe('The technologies, in the order shown.'),
});

/** content/offices.yaml: an office. */
export const office = z.strictObject({
  city: line(30).describe('The city.'),
  country: line(30).describe('The country.'),
  street: name(60).describe('The street and the number.'),
  postcode: name(20).describe('The postcode, with the city where that is usual.'),
  latitude: z.number().min(-90).max(90).describe('Degrees north, as web maps show them.'),
  longitude: z.number().min(-180).max(180).describe('Degrees east, as web maps show them.'),
  order,
  onContact: z.boolean().describe('True shows the office on the contact page.'),
  onHome: z.boolean().describe('True shows the office on the home page.'),
  picture: recordPicture({ cuts: BROAD }).describe(PICTURE),
  sample: sample.meta({ sample: 'an invented address' }),
});

/** content/sectors.yaml: an industry in the industry selector. */
export const sector = z.strictObject({
  name: line(30).describe('The name of the industry.'),
  order,
  intro: paragraph(160).describe('The sentence beside the description, in larger type.'),
  description: z
    .array(paragraph(600))
    .min(1)
    .max(3)
    .describe('What we build for the industry, in one to three paragraphs.'),
  caption: line(120).describe('The line under the picture, on what it shows.'),
  picture: recordPicture({ cuts: BROAD, thumb: ['thumb', 'square', 'card'] }).describe(PICTURE),
  link: link
    .optional()
    .describe('The link under the text. Without it, the link of the industry selector is shown.'),
  sample,
});

/** content/how-we-work.yaml: how work begins, in three points. Many pages show it. */
export const howWeWork = z.strictObject({
  label: line(40).describe('The small label above the heading.'),
  heading: line(90).describe('The heading.'),
  lead: paragraph(200).describe('One or two sentences beside the heading.'),
  points: z
    .array(
      z.strictObject({
        title: line(50).describe('The point, in a few words.'),
        text: paragraph(240).describe('What happens at that point.'),
      }),
    )
    .length(3)
    .describe('The three points, in the order shown.'),
  link: link.describe('The link under the points.'),
});

/** content/shared-section.yaml: the other ways to reach the company. Several pages show it. */
export const sharedSection = z.strictObject({
  heading: line(60).describe('The heading, which invites visitors to get in touch.'),
  lead: paragraph(200).describe('When to use which way to get in touch.'),
  quote: link.describe('The button to the enquiry form.'),
  call: line(60).describe('The button to book a call, at the address in company.yaml.'),
});

/** content/media.yaml: a newspaper or website that wrote about the company. */
export const medium = z.strictObject({
  name: name(40).describe('The name of the medium, also the alternative text of its logo.'),
  logo: svgFile().describe('The logo: an SVG file in content/media/, in one dark colour.'),
  piece: line(70)
    .optional()
    .describe('What was written about the company, and when, under the logo.'),
  order,
  sample,
});

/** content/team.yaml: a member of the management team. */
export const teamMember = z.strictObject({
  name: name(40).describe('The name of the person.'),
  position: line(60).describe('What the person is responsible for.'),
  portrait: recordPicture({ cuts: PORTRAIT }).describe(
    'The portrait: a photograph of your own, or the name of a plate, such as person/ines-duarte. Without one, a plate is drawn from the id of the record.',
  ),
  order,
  sample,
});

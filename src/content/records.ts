/** Schemas of the records in content/ and of brand/brand.yaml. For pages: the fields other than sections. */
import { z } from 'zod';
import { HEX } from '../../art/brand.ts';
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

const PICTURE =
  'Its picture: a drawn one by its name, or a file of your own; drawn from the name of this record where unset.';

/** A colour of the brand. In YAML it needs quotes, because # starts a comment. */
const colour = z.string().regex(HEX, 'a colour such as "#0f3df2", in quotes');

const drawing = z.string().regex(/^[a-z0-9-]+\.svg$/, 'the name of an SVG file in brand/');

/** brand/brand.yaml: the company's name and look. `brand-check.ts` checks the files that it names. */
export const brand = z.strictObject({
  name: line(32).describe('The brand name, 32 characters at most: bar, titles, footer, mails.'),
  legalName: line(60).describe('The registered name, in the copyright line and structured data.'),
  site: z
    .url()
    .regex(/[^/]$/, 'an address without a slash at its end')
    .describe('The published address of the site, without a trailing slash.'),
  main: colour.describe('The main colour, as "#rrggbb": buttons, links, bands, most plates.'),
  accent: colour.describe('The accent, as "#rrggbb": one small mark in a picture, never words.'),
  typeface: line(80).describe(
    'What brand/typeface/ was cut from: a package of fontsource or a font file. npm run brand cuts it.',
  ),
  mark: drawing.describe('The mark, an SVG in brand/ of one colour, about as wide as high.'),
  logo: drawing
    .optional()
    .describe('The drawn name, an SVG in brand/ of one colour; unset, the bar sets mark and name.'),
  film: z
    .literal('film')
    .optional()
    .describe(
      'Set while brand/film/ holds the film of the home page; unset, a plate stands there.',
    ),
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
    .describe('The origins that the script sends to, such as https://stats.example.'),
  attributes: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^data-[a-z][a-z-]*$/, 'a name such as data-domain')
          .describe('The name, such as data-domain.'),
        value: name(200).describe('The value.'),
      }),
    )
    .default([])
    .describe('Attributes of the script element, as its maker wants them.'),
});

/** content/company.yaml: founding year and contacts. The company's name is in brand/brand.yaml. */
export const company = z.strictObject({
  founded: z.int().min(1900).max(2100).describe('The founding year; every "since" comes from it.'),
  statement: line(90).describe('What the company does, in one sentence; stands in the footer.'),
  email: z.email().meta({ text: 'name' }).describe('The general e-mail address.'),
  phones: z
    .array(
      z.strictObject({
        country: line(20).describe('Which country the line is for.'),
        number: z
          .string()
          .regex(/^\+[\d ]+$/, 'an international number such as +44 20 7946 0000')
          .meta({ text: 'name' })
          .describe('The number as people read it.'),
      }),
    )
    .describe('Phone lines, in the order shown.'),
  chat: href.optional().describe('The address of the chat; not shown where unset.'),
  booking: href
    .optional()
    .describe('The address for booking a call; where unset, BOOK A CALL leads to the contacts.'),
  analytics: analytics
    .optional()
    .describe(
      'A script of somebody else that counts visits, on every page; see docs/running.md. None where unset.',
    ),
  social: z
    .array(
      z.strictObject({
        name: name(20).describe('The network.'),
        href: z.url().optional().describe('The profile; the network is not shown where unset.'),
      }),
    )
    .describe('Social networks, in the order shown.'),
  sample,
});

/** One entry of a list. If `active` is false it is muted and not a link. */
const listEntry = z.strictObject({
  label: line(60).describe('The words of the entry.'),
  line: line(70).optional().describe('One short line under the label, in the dropdown.'),
  href: href.optional().describe('Where it leads; needed once the entry is active.'),
  active: z.boolean().default(true).describe('False lists the entry without a link.'),
  onlyIn,
});

const listedLink = link.extend({ onlyIn });

const offer = z.strictObject({
  picture: plate({ cuts: TALL }).describe(
    'The picture: a drawn one by its name, or a file of your own.',
  ),
  text: line(80).describe('The sentence beside the picture.'),
  link: link.describe('Where the offer leads.'),
});

/** A list of a dropdown or of the footer, of one of three kinds. @param more further fields of the list */
function list<More extends z.ZodRawShape>(more: More) {
  const title = line(30).describe('The title of the list.');
  const links = z
    .array(link)
    .default([])
    .describe('Links to pages that list all there is, set apart from the entries in a dropdown.');
  return z.discriminatedUnion('holds', [
    z.strictObject({
      holds: z.literal('services').describe('Every service, in a list for each group.'),
      links,
      ...more,
    }),
    z.strictObject({
      holds: z.literal('industries').describe('Every industry that has a page.'),
      title,
      links,
      ...more,
    }),
    z.strictObject({
      holds: z.literal('entries').describe('Entries of its own.'),
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
        label: line(20).describe('The item in the bar.'),
        href: href.describe('Where the label leads.'),
        section: sectionId
          .optional()
          .describe('The section that it scrolls to on the home page instead.'),
        dropdown: list({
          offer: offer.describe('The picture and offer at the right of the dropdown.'),
        })
          .optional()
          .describe('What drops down; the item is a plain link where unset.'),
        onlyIn,
      }),
    )
    .min(1)
    .describe('The items of the bar, in the order shown.'),
  contact: link.describe('The button at the right of the bar.'),
  footer: z
    .strictObject({
      message: link.describe('The link to the enquiry form.'),
      lists: z
        .array(
          list({
            below: z
              .boolean()
              .default(false)
              .describe(
                'True sets it below the list before it; it begins a column of its own where unset.',
              ),
          }),
        )
        .describe('The lists of pages, in the order shown.'),
      legal: z.array(listedLink).describe('The policies in the last row.'),
    })
    .describe('The footer.'),
});

/** content/redirects.yaml: old or misspelt address → the right one, redirected with status 301. */
export const redirects = z
  .record(
    z.string().regex(/^\/[^\s?#]*$/, 'an address starting with /, without ? and #'),
    href.regex(/^\/(?![/\\])[!-~]*$/, 'an address of this site, starting with /'),
  )
  .describe('Each line sends one address permanently to another.');

/** content/figures.yaml: a headline figure. */
export const figure = z.strictObject({
  value: line(12).describe('The figure as it is shown, for example 300+ or 99%.'),
  label: line(40).describe('What it counts, in a few words.'),
  caption: line(120).optional().describe('A sentence that says where it comes from.'),
  share: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe(
      'The part of a whole that it is, in percent: how far the ruler above it is filled. No ruler where unset.',
    ),
  icon: icon()
    .optional()
    .describe('The icon above it in a list with icons, by its name on lucide.dev/icons.'),
  sample: sample.meta({ sample: 'a figure that nobody has confirmed' }),
});

/** content/service-groups.yaml: a group of services. */
export const serviceGroup = z.strictObject({
  title: line(40).describe('The name of the group.'),
  line: line(80).describe('Whom the group is for, in one line.'),
  order: z.int().describe('Its place: lower comes first.'),
});

/** The fields of every page: its name, and its title and description for search results and shared links. */
export const pageHead = {
  name: line(40).describe('The short name of the page: breadcrumbs, menus, lists.'),
  title: summary(10, 60).describe(
    'The title in the browser tab and in search results, 60 characters at most.',
  ),
  description: summary(50, 160).describe(
    'The description in search results, 160 characters at most.',
  ),
  indexed: z
    .boolean()
    .default(true)
    .describe('False keeps the page out of search engines and the sitemap.'),
  onlyIn,
  sample,
};

/** The fields of a service that menus, lists and cards show. */
export const serviceFacts = {
  line: line(90).describe('What it is for, in one line.'),
  audience: line(80).describe('Who it is for, in one line.'),
  next: line(110).describe('The next step of somebody who wants it, in one line.'),
  group: reference('serviceGroups').describe('The group it belongs to, from service-groups.yaml.'),
  order: z.int().describe('Its place in the group: lower comes first.'),
  picture: recordPicture({ cuts: TALL }).describe(PICTURE),
};

/** The fields of an industry that menus, lists and cards show. */
export const industryFacts = {
  line: line(90).describe('What we build there, in one line.'),
  order: z.int().describe('Its place in the list: lower comes first.'),
  picture: recordPicture({ cuts: TALL }).describe(PICTURE),
};

/** The fields of a case study that cards, lists and filters show. Its page repeats some of them. */
export const caseStudyFacts = {
  client: reference('clients')
    .optional()
    .describe('The client, from content/clients.yaml; unset where the client is not to be named.'),
  headline: line(90).describe('What was done and what came of it: the heading of card and page.'),
  summary: paragraph(320).describe('The story in two or three sentences, on the card.'),
  services: z
    .array(reference('services'))
    .min(1)
    .describe('The services that were used; the overview is filtered by them.'),
  industry: reference('sectors').describe(
    'The industry, from content/sectors.yaml; the overview is filtered by it.',
  ),
  order: z.int().describe('Its place in the overview: lower comes first.'),
  result: z
    .strictObject({
      value: line(20).describe('The figure that came of it.'),
      label: line(60).describe('What the figure says.'),
      measured: paragraph(360).describe(
        'How it was measured: by whom, over which time, against what.',
      ),
    })
    .describe('The one result the case is told for.'),
  facts: z
    .array(
      z.strictObject({
        label: line(40).describe('What is measured.'),
        value: line(20).describe('The figure or word.'),
      }),
    )
    .max(3)
    .describe('Up to three facts on rules: label left, figure right.'),
  picture: recordPicture({ cuts: BROAD }).describe(PICTURE),
  vignette: screen()
    .optional()
    .describe(
      'The screen beside the picture: a screenshot of your own, or a drawn one by its name.',
    ),
};

/** The fields of a position that lists show. Its page repeats some of them. */
export const positionFacts = {
  place: line(60).describe('Where it can be done from.'),
  contract: line(60).describe('The kind of contract, such as: Permanent, full time.'),
  pay: z
    .strictObject({
      currency: z.enum(['EUR', 'GBP', 'USD']).describe('The currency.'),
      from: z.int().positive().describe('The least, a year before tax.'),
      to: z.int().positive().describe('The most, a year before tax.'),
    })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'less than the pay it begins with; exchange from and to',
    })
    .describe('The range of the yearly pay.'),
  summary: paragraph(200).describe('What the work is, in one or two sentences.'),
  posted: z.iso
    .date('a date such as 2027-03-01')
    .describe('The day it was opened; search engines show it.'),
  office: reference('offices').describe('The office it belongs to, from content/offices.yaml.'),
  remoteIn: z
    .array(line(30))
    .default([])
    .describe('The countries from which it can be done wholly remotely, if any.'),
  order: z.int().describe('Its place in the list: lower comes first.'),
};

/** content/clients.yaml: a client with its logo. */
export const client = z.strictObject({
  name: name(40).describe('The name of the client; the alternative text of its logo.'),
  logo: svgFile().describe('The logo, an SVG file in content/clients/ drawn in one dark colour.'),
  order: z.int().describe('Its place in the logo grid: lower comes first.'),
  sample,
});

/** content/testimonials.yaml: a client's testimonial. */
export const testimonial = z.strictObject({
  quote: paragraph(320).describe('What the client said, without quotation marks.'),
  author: name(40).describe('Who said it.'),
  role: line(60).describe("The author's role."),
  client: reference('clients').describe('The company, from content/clients.yaml.'),
  rating: z.number().min(1).max(5).describe('The rating out of 5.'),
  portrait: plate({ cuts: PORTRAIT })
    .optional()
    .describe('The portrait of the author: a plate by its key, or a photograph of your own.'),
  order: z.int().describe('Its place: lower comes first.'),
  sample,
});

/** content/technologies.yaml: one category of the tech stack. */
export const technologyGroup = z.strictObject({
  title: line(30).describe('The name of the category.'),
  order: z.int().describe('Its place: lower comes first.'),
  items: z
    .array(
      z.strictObject({
        name: name(24).describe('The name of the technology.'),
        icon: technologyIcon().describe(
          'Its mark: simple-icons:name, or logos:name where that set lacks it.',
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
  street: name(60).describe('Street and number.'),
  postcode: name(20).describe('Postcode and, where usual, the city.'),
  latitude: z.number().min(-90).max(90).describe('Degrees north, for the map.'),
  longitude: z.number().min(-180).max(180).describe('Degrees east, for the map.'),
  order: z.int().describe('Its place: lower comes first.'),
  onContact: z.boolean().describe('Shown on the contact page.'),
  onHome: z.boolean().describe('Shown on the home page.'),
  picture: recordPicture({ cuts: BROAD }).describe(PICTURE),
  sample: sample.meta({ sample: 'an invented address' }),
});

/** content/sectors.yaml: an industry in the industry selector. */
export const sector = z.strictObject({
  name: line(30).describe('The name of the industry.'),
  order: z.int().describe('Its place in the list: lower comes first.'),
  intro: paragraph(160).describe('The sentence beside the description, a little larger.'),
  description: z
    .array(paragraph(600))
    .min(1)
    .max(3)
    .describe('What we build there: one paragraph, three at most.'),
  caption: line(120).describe('The line under the picture, which says what it shows.'),
  picture: recordPicture({ cuts: BROAD, thumb: ['thumb', 'square', 'card'] }).describe(PICTURE),
  link: link
    .optional()
    .describe("The link under the text, such as to the industry's own page; else the selector's."),
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
        text: paragraph(240).describe('What happens then.'),
      }),
    )
    .length(3)
    .describe('The three points, in their order.'),
  link: link.describe('The link under them.'),
});

/** content/shared-section.yaml: the other ways to reach the company. Several pages show it. */
export const sharedSection = z.strictObject({
  heading: line(60).describe('The invitation.'),
  lead: paragraph(200).describe('When to use which way.'),
  quote: link.describe('The button to the enquiry form.'),
  call: line(60).describe('The words of the button that books a call; company.yaml says where.'),
});

/** content/media.yaml: a newspaper or website that wrote about the company. */
export const medium = z.strictObject({
  name: name(40).describe('Its name; the alternative text of its lettering.'),
  logo: svgFile().describe(
    'Its lettering, an SVG file in content/media/ drawn in one dark colour.',
  ),
  piece: line(70)
    .optional()
    .describe('What it wrote about the company, and when; stands under its lettering.'),
  order: z.int().describe('Its place: lower comes first.'),
  sample,
});

/** content/team.yaml: a member of the management team. */
export const teamMember = z.strictObject({
  name: name(40).describe('The name.'),
  position: line(60).describe('What the person answers for.'),
  portrait: recordPicture({ cuts: PORTRAIT }).describe(
    'The portrait: a photograph of your own, or a plate by its key, such as person/ines-duarte; drawn from the id of the record where unset.',
  ),
  order: z.int().describe('Their place: lower comes first.'),
  sample,
});

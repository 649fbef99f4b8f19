import { existsSync } from 'node:fs';
import { z } from 'zod';

/** Names of the record collections that a field can point to. */
export type CollectionName =
  | 'caseStudies'
  | 'clients'
  | 'figures'
  | 'forms'
  | 'industries'
  | 'media'
  | 'offices'
  | 'pages'
  | 'sectors'
  | 'services'
  | 'serviceGroups'
  | 'team'
  | 'technologies'
  | 'testimonials';

declare module 'zod' {
  /** What the content check reads from a field besides its type. */
  interface GlobalMeta {
    /** The value is the id of a record in this collection. */
    reference?: CollectionName;
    /** The value is an address: internal ones must exist, with their fragment. */
    link?: boolean;
    /** The value is the id of a section on the same page. */
    sectionId?: boolean;
  }
}

/** A slug: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug: lower-case words joined by hyphens');

/** The id of a record in another collection; the content check proves that it exists. */
export const reference = (collection: CollectionName) => slug.meta({ reference: collection });

/** The id of a section on the same page, as the in-page navigation names it. */
export const sectionId = slug.meta({ sectionId: true });

/** An address: `/page`, `/page#section`, `#section`, `mailto:`, `tel:` or `https://`. */
export const href = z
  .string()
  .regex(
    /^(\/(?!\/)|#.|mailto:.|tel:.|https:\/\/.)/,
    'an address starting with /, #, mailto:, tel: or https://',
  )
  .meta({ link: true });

/** One line of visible text. `max` keeps it in the space the design gives it. */
export const line = (max: number) => z.string().trim().min(1).max(max);

/** Running text: one paragraph, no mark-up. */
export const paragraph = (max = 700) => z.string().trim().min(20).max(max);

/** The name of a Lucide icon (https://lucide.dev/icons), checked against the installed set. */
export const iconName = slug.refine(
  (name) => existsSync(`node_modules/lucide-static/icons/${name}.svg`),
  'the name of an icon on lucide.dev/icons',
);

/** Marks what its reader must not take for the owner's word yet. */
export const sample = z
  .boolean()
  .default(false)
  .describe('True while this is invented or unconfirmed; a build for publishing lists all of it.');

/** A link with its words. */
export const link = z.strictObject({
  label: line(60).describe('The words on the link or button.'),
  href: href.describe('Where it leads.'),
});
export type Link = z.infer<typeof link>;

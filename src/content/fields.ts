/** The kinds of field that content is made of. What a field is stands in its schema, where check, resolver and editors read it. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Cut } from '../../art/cuts.ts';
import { plateKeys } from '../../art/registry.ts';

declare const pointsTo: unique symbol;

/** A string in content that stands for something else: `resolve.ts` gives a component what it stands for. */
export type Pointer<Kind extends string> = string & { readonly [pointsTo]: Kind };

/** The cuts of a plate that a place on the page can show, the best first. */
export interface PlateUse {
  readonly cuts: readonly [Cut, ...Cut[]];
  /** For narrow windows, where the plate has one of these. */
  readonly narrow?: readonly Cut[];
  /** For a small square beside words. */
  readonly thumb?: readonly [Cut, ...Cut[]];
  /** Whether only a part of it is shown, so that the place has to know where its subject stands. */
  readonly cropped?: boolean;
}

declare module 'zod' {
  /** What a field says of itself besides its type. */
  interface GlobalMeta {
    /** The value is the id of a record in this collection. */
    reference?: string;
    /** The value is the key of a plate, which is shown in these cuts. */
    plate?: PlateUse;
    /** The value is the name of a Lucide icon. */
    icon?: boolean;
    /** The value is the mark of a technology, as `set:name`. */
    mark?: boolean;
    /** The value is the name of an SVG file beside the record. */
    svgFile?: boolean;
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

/** A schema whose value stands for something else; the cast says so to the compiler alone. */
const pointer = <Kind extends string>(schema: z.ZodType<string, string>) =>
  schema as unknown as z.ZodType<Pointer<Kind>, string>;

/** The id of a record in a collection; a component gets the record. */
export const reference = <const Name extends string>(collection: Name) =>
  pointer<Name>(slug.meta({ reference: collection }));

/** The key of a plate in art/registry.ts; a component gets its picture in the first of the cuts that it has. */
export const plate = (use: PlateUse) => pointer<'plate'>(z.enum(plateKeys).meta({ plate: use }));

/** The name of a Lucide icon, checked against the installed set. */
const iconName = slug.refine(
  (name) => existsSync(`node_modules/lucide-static/icons/${name}.svg`),
  'the name of an icon on lucide.dev/icons',
);

/** The name of a Lucide icon (https://lucide.dev/icons); a component gets its shapes. */
export const icon = () => pointer<'icon'>(iconName.meta({ icon: true }));

/** The mark of a technology, such as `simple-icons:react`; a component gets its address in the sprite. */
export const technologyMark = () =>
  pointer<'mark'>(
    z
      .string()
      .regex(/^(simple-icons|logos|lucide):[a-z0-9-]+$/, 'set:name, such as simple-icons:react')
      .meta({ mark: true }),
  );

/** The name of an SVG file beside the record; a component gets the picture. */
export const svgFile = () =>
  pointer<'svgFile'>(
    z
      .string()
      .regex(/^[a-z0-9-]+\.svg$/, 'the name of an SVG file beside the record, such as kestrel.svg')
      .meta({ svgFile: true }),
  );

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

/** A picture letter, which no typeface of ours holds and every system draws in its own way. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

/** Visible text, without the space around it. */
const text = z
  .string()
  .trim()
  .refine((value) => !EMOJI.test(value), {
    error: ({ input }) =>
      `the typeface has no emoji; leave out ${String(input).match(EMOJI)?.[0]}, or choose an icon where the section has one`,
  });

/** One line of visible text. `max` keeps it in the space the design gives it. */
export const line = (max: number) => text.min(1).max(max);

/** Running text: one paragraph, no mark-up. */
export const paragraph = (max = 700) => text.min(20).max(max);

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

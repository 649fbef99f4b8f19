/** The kinds of field that content is made of. What a field is stands in its schema, where check, resolver and editors read it. */
import { z } from 'zod';
import type { Cut } from '../../art/cuts.ts';
import { TREATMENTS } from '../../art/own/subject.ts';
import type { ThemeName } from '../../art/themes.ts';
import { holdsOnly, slug, text as words } from '../../contract/places.ts';
import { plateKeys } from '../../plates/registry.ts';

export { slug };

declare const pointsTo: unique symbol;

/** A string in content that stands for something else: `src/content/site.ts` gives a component what it stands for. */
export type Pointer<Kind extends string> = string & { readonly [pointsTo]: Kind };

/** The cuts of a plate that a place on the page can show, the best first. */
export interface PlateUse {
  readonly cuts: readonly [Cut, ...Cut[]];
  /** The cut that a picture of the owner's own gets, which can be cut to any: the place's own proportions. Default: the best. */
  readonly own?: Cut;
  /** The theme of the owner's own pictures, where words stand on them: one whose inks words can be read on. */
  readonly underWords?: ThemeName;
  /** For narrow windows, where the plate has one of these. */
  readonly narrow?: readonly Cut[];
  /** For a small square beside words. */
  readonly thumb?: readonly [Cut, ...Cut[]];
}

declare module 'zod' {
  /** What a field says of itself besides its type. */
  interface GlobalMeta {
    /** The value is the id of a record in this collection. */
    reference?: string;
    /** The value is the key of a plate, or a picture of the owner's own; it is shown in these cuts. */
    plate?: PlateUse;
    /** The value is the name of a drawn screen, or a screenshot of the owner's own. */
    screen?: boolean;
    /** The value is the name of a Lucide icon. */
    icon?: boolean;
    /** The value is the icon of a technology, as `set:name`. */
    technology?: boolean;
    /** The value is the name of an SVG file in the folder of the record’s pictures. */
    svgFile?: boolean;
    /** The value is an address: internal ones must exist, with their fragment. */
    link?: boolean;
    /** The value is the id of a section on the same page. */
    sectionId?: boolean;
    /** The value is a text that may hold these places in braces. */
    places?: readonly string[];
    /**
     * Visitors read the value: `words` are translated, a `name` (of a person, a company, a street …) is the same in every
     * language unless a translation says otherwise.
     */
    text?: 'words' | 'name';
    /** Somebody agrees to these words or relies on them: a translation must not say what they said before. */
    binding?: boolean;
    /** The value says whether what it stands in is a sample; this is what that is. */
    sample?: string;
  }
}

/** A schema whose value stands for something else; the cast says so to the compiler alone. */
const pointer = <Kind extends string>(schema: z.ZodType) =>
  schema as unknown as z.ZodType<Pointer<Kind>, string>;

/** The id of a record in a collection; a component gets the record. */
export const reference = <const Name extends string>(collection: Name) =>
  pointer<Name>(slug.meta({ reference: collection }));

/** What is said of a picture without words for those who cannot see it. */
export const ALT_MISSING =
  'is missing; say what the picture shows, or write alt: "" where the words beside it say all';

/** The files that pictures may come in. */
const PICTURE_FILE = /^[\w.-]+\.(jpe?g|JPE?G|png|PNG|webp|WEBP|avif|AVIF|svg|SVG)$/;

const focus = (usual: string) =>
  z
    .string()
    .regex(
      /^(\d\d?|100)% (\d\d?|100)%$/,
      'two shares such as 40% 30%, from the left and from the top',
    )
    .default(usual)
    .describe(
      `The point that every crop keeps, from the left and from the top; ${usual} where unset. For a face: the point between the eyes.`,
    );

const photograph = {
  file: z
    .string()
    .regex(PICTURE_FILE, {
      error: ({ input }) =>
        /\.hei[cf]$/i.test(String(input))
          ? 'the name of a JPEG, PNG, WebP, AVIF or SVG file, since browsers cannot show HEIC: save the photograph as JPEG'
          : 'the name of a JPEG, PNG, WebP, AVIF or SVG file beside this one, without spaces, such as ana.jpg',
    })
    .describe('The name of the file, which lies beside this one: JPEG, PNG, WebP, AVIF or SVG.'),
  alt: z
    .string({ error: ({ input }) => (input === undefined ? ALT_MISSING : undefined) })
    .trim()
    .max(200)
    .check(holdsOnly([]))
    .meta({ text: 'words' })
    .describe(
      'What the picture shows, for those who cannot see it; empty where it only decorates or the words beside it say all, as with a portrait over its name.',
    ),
};

/** A picture of the owner's own, as content writes it. */
const ownPicture = z
  .strictObject({
    ...photograph,
    focus: focus('50% 50%'),
    treatment: z
      .enum(TREATMENTS)
      .default('plain')
      .describe(
        'plain: as it is; tinted: in two colours of the brand; engraved: drawn in lines, as the plates are. Plain where unset.',
      ),
  })
  .describe('A picture of your own, in a file beside this one.');

/** What a record has in the place of a picture of its own: a plate is drawn from its name. */
export interface NamedPlate {
  readonly named: string;
  /** Its place in a row, from 1: neighbours look different. */
  readonly turn: number;
}

/** A picture of the owner's own in content that was read: `file` is its path from the root, `turn` its place in a row. */
export type OwnPicture = z.output<typeof ownPicture> & { readonly turn: number };

/** The key of a plate in plates/registry.ts, or a picture of the owner's own. */
export const plateOrPicture = z.union([z.enum(plateKeys), ownPicture]);

/** One of these; a component gets its picture in the first of the cuts that it has. */
export const plate = (use: PlateUse) => pointer<'plate'>(plateOrPicture.meta({ plate: use }));

/** The same for a record's own picture: without one, a plate is drawn from its name. */
export const recordPicture = (use: PlateUse) =>
  // The reader of content fills in the name (`placePictures` in src/content/pictures.ts).
  plate(use).default({ named: '', turn: 0 } as unknown as Pointer<'plate'>);

/** A drawn screen by its name, or a screenshot of the owner's own; a component gets the name, or the picture. */
export const screen = () =>
  pointer<'screen'>(
    z
      .union([
        slug,
        z
          .strictObject({ ...photograph, focus: focus('50% 0%') })
          .describe('A screenshot of your own, in a file beside this one.'),
      ])
      .meta({ screen: true }),
  );

/** The name of a Lucide icon (https://lucide.dev/icons); a component gets its shapes. */
export const icon = () => pointer<'icon'>(slug.meta({ icon: true }));

/** The icon of a technology, such as `simple-icons:react`; a component gets its address in the sprite. */
export const technologyIcon = () =>
  pointer<'technology'>(
    z
      .string()
      .regex(/^(simple-icons|logos|lucide):[a-z0-9-]+$/, 'set:name, such as simple-icons:react')
      .meta({ technology: true }),
  );

/** The name of an SVG file in the folder of the record’s pictures; a component gets the picture. */
export const svgFile = () =>
  pointer<'svgFile'>(
    z
      .string()
      .regex(/^[a-z0-9-]+\.svg$/, 'the name of an SVG file, such as kestrel.svg')
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

/** Visible text. @param places what may stand in it in braces, in place of a fact */
const text = (places?: readonly string[]) =>
  words(places).meta({ text: 'words', ...(places && { places }) });

/** One line of visible text. `max` keeps it in the space the design gives it; `places` may stand in it in braces. */
export const line = (max: number, places?: readonly string[]) => text(places).min(1).max(max);

/** The name of a person, a company, a product or a street: the same in every language unless a translation says otherwise. */
export const name = (max: number) => line(max).meta({ text: 'name' });

/** Running text: one paragraph, no mark-up; `places` may stand in it in braces. */
export const paragraph = (max = 700, places?: readonly string[]) => text(places).min(20).max(max);

/** The title or description of a page, as search results show it. */
export const summary = (min: number, max: number) => text().min(min).max(max);

/** Marks what its reader must not take for the owner's word yet. */
export const sample = z
  .boolean()
  .default(false)
  .meta({ sample: 'invented or unconfirmed' })
  .describe('True while this is invented or unconfirmed; a build for publishing lists all of it.');

/** Marks what some languages of the site have alone; it is written in theirs where the source is not among them. */
export const onlyIn = z
  .array(z.string())
  .min(1)
  .optional()
  .describe(
    'The languages that this is for, by their tags in languages.yaml, such as [de]; all where unset.',
  );

/** A link with its words. */
export const link = z.strictObject({
  label: line(60).describe('The words on the link or button.'),
  href: href.describe('Where it leads.'),
});
export type Link = z.infer<typeof link>;

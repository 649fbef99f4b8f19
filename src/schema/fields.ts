/** The field types of content. Their metadata tells the check, the resolver and the editor what a value means. */
import { z } from 'zod';
import type { Cut } from '../../art/cuts.ts';
import { TREATMENTS } from '../../art/own/subject.ts';
import type { ThemeName } from '../../art/themes.ts';
import { holdsOnly, line, slug, text } from '../../contract/fields.ts';
import { plateKeys } from '../../plates/registry.ts';

export { line, slug };

declare const pointsTo: unique symbol;

/** A string in content that refers to something else. `src/site/site.ts` replaces it by its target. */
export type Pointer<Kind extends string> = string & { readonly [pointsTo]: Kind };

/** The cuts of a plate that fit a place on the page, the best first. */
export interface PlateUse {
  readonly cuts: readonly [Cut, ...Cut[]];
  /** The cut of the owner's own picture, with the proportions of the place. Default: the first of `cuts`. */
  readonly own?: Cut;
  /** Set if text is laid over the picture: a theme on which it is legible, for the owner's own pictures. */
  readonly underWords?: ThemeName;
  /** For narrow windows, if the plate has one of these. */
  readonly narrow?: readonly Cut[];
  /** For a small square beside text. */
  readonly thumb?: readonly [Cut, ...Cut[]];
}

declare module 'zod' {
  /** Metadata of a field. */
  interface GlobalMeta {
    /** The value is the id of a record in this collection. */
    reference?: string;
    /** The value is the key of a plate or the owner's own picture, shown in these cuts. */
    plate?: PlateUse;
    /** The value is the name of a drawn screen or the owner's own screenshot. */
    screen?: boolean;
    /** The value is the name of a Lucide icon. */
    icon?: boolean;
    /** The value is the icon of a technology, as `set:name`. */
    technology?: boolean;
    /** The value is the name of an SVG file in the record's picture folder. */
    svgFile?: boolean;
    /** The value is an address. Internal addresses and their fragments must exist. */
    link?: boolean;
    /** The value is the id of a section on the same page. */
    sectionId?: boolean;
    /** The value is a text in which these placeholders may appear in braces. */
    placeholders?: readonly string[];
    /**
     * Visitors read the value. `words` must be translated. A `name` (of a person, a company, a street …) stays the same unless
     * it has a translation.
     */
    text?: 'words' | 'name';
    /** The text has legal weight, such as a consent. A stale translation of it must not go live. */
    binding?: boolean;
    /** The value marks its record as a sample. This text describes the kind of sample. */
    sample?: string;
  }
}

/** Types a schema's value as a pointer. The cast has no effect at runtime. */
const pointer = <Kind extends string>(schema: z.ZodType) =>
  schema as unknown as z.ZodType<Pointer<Kind>, string>;

/** The id of a record in a collection. Components get the record. */
export const reference = <const Name extends string>(collection: Name) =>
  pointer<Name>(slug.meta({ reference: collection }));

/** The message for a picture without alternative text. */
export const ALT_MISSING =
  'is missing; say what the picture shows, or write alt: "" if the text beside it says all';

/** Valid names of picture files. */
const PICTURE_FILE = /^[\w.-]+\.(jpe?g|JPE?G|png|PNG|webp|WEBP|avif|AVIF|svg|SVG)$/;

const focus = (usual: string) =>
  z
    .string()
    .regex(
      /^(\d\d?|100)% (\d\d?|100)%$/,
      'two percentages such as 40% 30%, from the left and from the top',
    )
    .default(usual)
    .describe(
      `The point that every crop keeps in view, from the left and from the top: for a face, between the eyes. Without it, ${usual}.`,
    );

const photograph = {
  file: z
    .string()
    .regex(PICTURE_FILE, {
      error: ({ input }) =>
        /\.hei[cf]$/i.test(String(input))
          ? 'the name of a JPEG, PNG, WebP, AVIF or SVG file, since browsers can’t show HEIC: save the photograph as JPEG'
          : 'the name of a JPEG, PNG, WebP, AVIF or SVG file beside this one, without spaces, such as ana.jpg',
    })
    .describe('The name of the picture file beside this one: JPEG, PNG, WebP, AVIF or SVG.'),
  alt: z
    .string({ error: ({ input }) => (input === undefined ? ALT_MISSING : undefined) })
    .trim()
    .max(200)
    .check(holdsOnly([]))
    .meta({ text: 'words' })
    .describe(
      'What the picture shows, for people who can’t see it. Write "" if it only decorates or the text beside it says all, as under a portrait.',
    ),
};

/** The owner's own picture, as written in content. */
const ownPicture = z
  .strictObject({
    ...photograph,
    focus: focus('50% 50%'),
    treatment: z
      .enum(TREATMENTS)
      .default('plain')
      .describe(
        'How the picture is shown: plain (as it is, the default), tinted (in two colours of the brand) or engraved (drawn in lines, like the plates).',
      ),
  })
  .describe('A picture of your own, in a file beside this one.');

/** The default picture of a record: a plate drawn from its name. */
export interface NamedPlate {
  readonly named: string;
  /** Its position in a row, from 1, which varies the look of neighbours. */
  readonly turn: number;
}

/** The owner's own picture after reading: `file` is its path from the project root, `turn` its position in a row. */
export type OwnPicture = z.output<typeof ownPicture> & { readonly turn: number };

/** The key of a plate in plates/registry.ts, or the owner's own picture. */
export const plateOrPicture = z.union([z.enum(plateKeys), ownPicture]);

/** A plate or the owner's own picture. Components get it in the first available cut. */
export const plate = (use: PlateUse) =>
  pointer<'plate'>(
    plateOrPicture
      .meta({ plate: use })
      .describe('The picture: a plate of plates/registry.ts by its key, or a file of your own.'),
  );

/** Like {@link plate}, for the picture of a record. The default is a plate drawn from the record's name. */
export const recordPicture = (use: PlateUse) =>
  // `placePictures` in src/content/pictures/pictures.ts fills in name and turn.
  plate(use).default({ named: '', turn: 0 } as unknown as Pointer<'plate'>);

/** The name of a drawn screen, or the owner's own screenshot. Components get the screen or the picture. */
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

/** The name of a Lucide icon (https://lucide.dev/icons). Components get the content of its `svg` element. */
export const icon = () => pointer<'icon'>(slug.meta({ icon: true }));

/** The icon of a technology, such as `simple-icons:react`. Components get its address in the sprite. */
export const technologyIcon = () =>
  pointer<'technology'>(
    z
      .string()
      .regex(/^(simple-icons|logos|lucide):[a-z0-9-]+$/, 'set:name, such as simple-icons:react')
      .meta({ technology: true }),
  );

/** The name of an SVG file in the record's picture folder. Components get the picture. */
export const svgFile = () =>
  pointer<'svgFile'>(
    z
      .string()
      .regex(/^[a-z0-9-]+\.svg$/, 'the name of an SVG file, such as kestrel.svg')
      .meta({ svgFile: true }),
  );

/** The id of a section on the same page. */
export const sectionId = slug.meta({ sectionId: true });

/** An address: `/page`, `/page#section`, `#section`, `mailto:`, `tel:` or `https://`. */
export const href = z
  .string()
  .regex(
    /^(\/(?!\/)|#.|mailto:.|tel:.|https:\/\/.)/,
    'an address starting with /, #, mailto:, tel: or https://',
  )
  .meta({ link: true });

/** The name of a person, company, product or street. It stays the same in every language unless it has a translation. */
export const name = (max: number) => line(max).meta({ text: 'name' });

/** One paragraph of running text without mark-up. `placeholders` as for `text`. */
export const paragraph = (max = 700, placeholders?: readonly string[]) =>
  text(placeholders).min(20).max(max);

/** A list of `least` to `most` objects with these fields. */
export const list = <Fields extends z.ZodRawShape>(least: number, most: number, fields: Fields) =>
  z.array(z.strictObject(fields)).min(least).max(most);

/** The title or description of a page, as search results show it. */
export const summary = (min: number, max: number) => text().min(min).max(max);

/** Marks invented or unconfirmed content. */
export const sample = z
  .boolean()
  .default(false)
  .meta({ sample: 'invented or unconfirmed' })
  .describe(
    'True while this is invented or unconfirmed. A build for publishing fails until the line is removed.',
  );

/** Limits a part of content to some languages. A part without the source language is written in its own language. */
export const onlyIn = z
  .array(z.string())
  .min(1)
  .optional()
  .describe(
    'The languages in which this is shown, by their tags in languages.yaml, such as [de]. Without it, all.',
  );

/** A link with its label. */
export const link = z.strictObject({
  label: line(60).describe('The text of the link or button.'),
  href: href.describe('The address that it leads to.'),
});
export type Link = z.infer<typeof link>;

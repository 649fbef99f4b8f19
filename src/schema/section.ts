import { z } from 'zod';
import { line, list, onlyIn, paragraph, plate, sample, slug } from './fields.ts';

/** The backgrounds of sections. Each is a class in src/styles/grounds.css. */
const grounds = ['light', 'quiet', 'tint', 'dark', 'brand'] as const;
export type Ground = (typeof grounds)[number];

/** All records by collection and id. */
export type Records = {
  readonly [collection: string]: { readonly [id: string]: Readonly<Record<string, unknown>> };
};

/** Rules of a section type that its fields can't express. The content check applies them. */
export const sectionRules = z.registry<{
  /** Whether it contains the main heading of the page. */
  readonly isHero?: boolean;
  /** Ids on the page of parts of the section. */
  readonly ids?: (section: z.core.$output, records: Records) => readonly string[];
  /** A value that contradicts another record: its path in the section, and a message with the remedy. */
  readonly fault?: (
    section: z.core.$output,
    records: Records,
  ) => { path: readonly PropertyKey[]; message: string } | undefined;
}>();

/**
 * Defines a section type: its name, what visitors see, and its own fields.
 * Every section has an `id` (its anchor) and may override its usual background.
 * Unknown fields are refused, so that typing errors are found.
 */
export function defineSection<Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  description: string,
  fields: Fields,
) {
  return z
    .strictObject({
      type: z.literal(type).describe('The type of the section.'),
      id: slug.describe(
        'The anchor of the section, for links such as /page#id and the in-page navigation.',
      ),
      ground: z
        .enum(grounds)
        .optional()
        .describe('The background colour; the usual one of this type if unset.'),
      onlyIn,
      ...fields,
    })
    .describe(description);
}

/**
 * Defines one layout of a section type that has several: what visitors see, and its fields. The type is a discriminated
 * union of its layouts.
 */
export function defineLayout<
  Type extends string,
  Layout extends string,
  Fields extends z.ZodRawShape,
>(type: Type, layout: Layout, description: string, fields: Fields) {
  return defineSection(type, description, {
    layout: z.literal(layout).describe(description),
    ...fields,
  });
}

/**
 * Defines an exhibit: an explanatory drawing in a section of its own or in the hero of a page. Its folder in src/exhibits/
 * has its name.
 */
export function defineExhibit<Drawing extends string, Fields extends z.ZodRawShape>(
  drawing: Drawing,
  description: string,
  fields: Fields,
) {
  return z
    .strictObject({ drawing: z.literal(drawing).describe(description), ...fields, sample })
    .describe(description);
}

/** A label with a value, which stands beside or below it. */
export const fact = (longestValue: number) =>
  z.strictObject({
    label: line(40).describe('The label, such as Duration, or a question.'),
    value: line(longestValue).describe('The value, or the answer.'),
  });

/** A step of a process. */
export const step = {
  title: line(48).describe('The step, in a few words.'),
  text: paragraph(240).describe('What happens in it.'),
};

/** A small picture beside the words that open a page: as broad as high, or up to twice as broad or as high. */
export const cornerPicture = plate({
  cuts: ['panel', 'square', 'card', 'wide'],
  own: 'square',
  narrow: ['square'],
})
  .optional()
  .describe('A small picture beside the words; it looks best on its own ground.');

/** The side of a picture beside text. */
export const side = (usual: 'start' | 'end') =>
  z
    .enum(['start', 'end'])
    .default(usual)
    .describe('The side of the picture in wide windows: before the text, or after it.');

/** What happens after a form is sent: a heading and a few steps. */
export const nextSteps = z
  .strictObject({
    heading: line(40).describe('The heading of the steps.'),
    steps: list(2, 4, {
      title: line(40).describe('The step, in a few words.'),
      text: paragraph(160).describe('What happens in it.'),
    }).describe('The steps, in order.'),
  })
  .describe('What happens after the form is sent.');

/** The fault of a section that shows all records of a file, if that has none. */
export const showsNone = (file: string, records: readonly unknown[]) =>
  records.length > 0
    ? undefined
    : { path: [], message: `content/${file} has nothing to show here; remove this section` };

/** The small label, heading and lead at the top of most sections. */
export const heading = {
  label: line(40).optional().describe('The small label beside or above the heading.'),
  heading: line(90).describe('The heading of the section.'),
  lead: paragraph(260).optional().describe('One or two sentences beside or under the heading.'),
};

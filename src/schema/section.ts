import { z } from 'zod';
import { line, onlyIn, paragraph, sample, slug } from './fields.ts';
import { grounds } from './ground.ts';

/** The records that sections may refer to, by collection and id. */
export type Records = {
  readonly [collection: string]: { readonly [id: string]: Readonly<Record<string, unknown>> };
};

/**
 * What the fields of a section alone don't say. Its schema registers it: the check of content holds pages and other records
 * against it.
 */
export const sectionRules = z.registry<{
  /** Whether it holds the main heading of its page. */
  readonly isHero?: boolean;
  /** Ids of its parts on the page, besides its own. */
  readonly ids?: (section: z.core.$output, records: Records) => readonly string[];
  /** A value that does not go with another record, by its place in the section, and what to do. */
  readonly fault?: (
    section: z.core.$output,
    records: Records,
  ) => { path: readonly PropertyKey[]; message: string } | undefined;
}>();

/**
 * Defines a section type: its name, what the visitor sees, and its own fields.
 * Every section has an `id` (its anchor) and may be set on another ground than its usual one.
 * Unknown fields are refused, so that a typing error can't go unseen.
 */
export function defineSection<Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  description: string,
  fields: Fields,
) {
  return z
    .strictObject({
      type: z.literal(type).describe('Which section this is.'),
      id: slug.describe('The anchor: what /page#id and the in-page navigation point to.'),
      ground: z
        .enum(grounds)
        .optional()
        .describe('The colour the section stands on, where it is not the usual one.'),
      onlyIn,
      ...fields,
    })
    .describe(description);
}

/**
 * Defines one layout of a section type that has several: what one sees in it, and the fields that it shows. The type is
 * a discriminated union of its layouts.
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
 * Defines an exhibit: something that is said by being drawn, in a section of its own or in the hero of a page. Its folder
 * in src/exhibits/ has its name.
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

/** A statement in two parts: the label at the left or above, the value at the right or below. */
export const fact = (longestValue: number) =>
  z.strictObject({
    label: line(40).describe('What is stated, or the question.'),
    value: line(longestValue).describe('The figure, word or answer.'),
  });

/** What happens after a form was sent: a heading and a few steps. */
export const nextSteps = z
  .strictObject({
    heading: line(40).describe('The heading of the steps.'),
    steps: z
      .array(
        z.strictObject({
          title: line(40).describe('The step in a few words.'),
          text: paragraph(160).describe('What happens in it.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('The steps, in their order.'),
  })
  .describe('What happens once the form is sent.');

/** The small label, the heading and the lead that open most sections. */
export const heading = {
  label: line(40).optional().describe('The small label beside or above the heading.'),
  heading: line(90).describe('The heading of the section.'),
  lead: paragraph(260).optional().describe('One or two sentences under the heading.'),
};

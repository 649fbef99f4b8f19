/** Completes unfinished data so that it can be rendered, leaves out what is empty, and finds faults. */
import { z } from 'zod';
import { ALT_MISSING } from '../../src/schema/fields.ts';
import { explain, unfolded } from '../../src/schema/problem.ts';
import { bare, fieldWithin, isRecord, objectOf, shapeOf } from '../../src/schema/walk.ts';
import { limits, readable } from './names.ts';
import { ownOf } from './value.ts';

const takesNothing = (field: z.ZodType) => field.safeParse('').success;

/** Removes empty texts and empty optional objects, and sorts keys in the order of the schema. */
export function withoutEmpty(field: z.ZodType | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    // An empty item keeps its place, so that faults name the right item.
    return value.map((item) => withoutEmpty(fieldWithin(field, 0, value), item) ?? '');
  }
  // A required field may allow an empty text, such as the alt of a decorative picture.
  if (value === '')
    return field && !bare(field).optional && takesNothing(field) ? value : undefined;
  if (value === null) return undefined;
  if (!isRecord(value)) return value;
  const order = Object.keys(shapeOf(field, value));
  const keys = [...new Set([...Object.keys(value), ...order])];
  // A Zod record keeps its own order, since its schema lists no keys.
  if (order.length > 0) keys.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const entries = keys
    .map((key) => {
      const inner = fieldWithin(field, key, value);
      const absent = inner && bare(inner);
      const missingList = absent?.schema instanceof z.ZodArray && !absent.optional ? [] : undefined;
      return [key, withoutEmpty(inner, ownOf(value, key) ?? missingList)] as const;
    })
    .filter(([, each]) => each !== undefined);
  const isEmpty = entries.every(([, each]) => Array.isArray(each) && each.length === 0);
  return isEmpty && field && bare(field).optional ? undefined : Object.fromEntries(entries);
}

/** How missing required values are made up. */
interface Completion {
  /** Whether defaults are filled in. */
  readonly defaults: boolean;
  /**
   * The value for a field that holds no others.
   * @param value undefined if it is missing
   * @param name of the field
   * @param index of an item in its list
   */
  readonly leaf: (field: z.ZodType, value: unknown, name: string, index: number) => unknown;
}

/** A value with everything that its field requires. */
function completed(
  field: z.ZodType,
  value: unknown,
  completion: Completion,
  name = 'text',
  index = 0,
): unknown {
  const { schema, optional, fallback } = bare(field);
  const isMissing =
    value === undefined ||
    value === null ||
    value === '' ||
    // Text typed into a number field that is not yet a number.
    (schema instanceof z.ZodNumber && typeof value !== 'number');
  if (isMissing && optional) return completion.defaults ? fallback : undefined;
  const inner = (each: z.ZodType, held: unknown, key: string, at = index) =>
    completed(each, held, completion, key, at);
  const isObject = schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion;
  // A picture may be a name or an object.
  if (isObject || objectOf(schema, value)) {
    const given = isRecord(value) ? value : {};
    const object = objectOf(schema, given);
    // A union without a chosen option gets its first.
    if (!object)
      return inner((schema as z.ZodDiscriminatedUnion).options[0] as z.ZodType, value, name);
    const fields = Object.entries(shapeOf(object, given));
    return Object.fromEntries(fields.map(([key, each]) => [key, inner(each, given[key], key)]));
  }
  if (schema instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : [];
    const element = schema.element as z.ZodType;
    const isUnion = bare(element).schema instanceof z.ZodDiscriminatedUnion;
    const length = Math.max(items.length, isUnion ? 0 : limits(schema).least);
    return Array.from({ length }, (_, index) => inner(element, items[index], name, index));
  }
  if (schema instanceof z.ZodRecord) {
    const entries = Object.entries(isRecord(value) ? value : {});
    const each = schema.valueType as z.ZodType;
    return Object.fromEntries(entries.map(([key, held]) => [key, inner(each, held, key)]));
  }
  if (isMissing && schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (isMissing && schema instanceof z.ZodBoolean) return false;
  return completion.leaf(field, isMissing ? undefined : value, name, index);
}

/** A new value with all that is required; its texts are empty. */
export const emptyValue = (field: z.ZodType): unknown =>
  completed(field, undefined, {
    defaults: false,
    leaf: (leaf) => (bare(leaf).schema.def.type === 'string' ? '' : undefined),
  });

/** Stand-ins for missing texts, each valid for some kind of field. */
const STAND_INS = [
  'https://example.com',
  '/',
  'simple-icons:react',
  'hello@example.com',
  '+44 20 7946 0000',
  'logo.svg',
];

/**
 * Completes unfinished data so that it can be rendered: a missing text is its field's name, a choice its first option.
 * @param idsOf returns the ids of a collection's records
 */
export function withStandIns(
  field: z.ZodType,
  value: unknown,
  idsOf: (collection: string) => readonly string[],
): unknown {
  const leaf: Completion['leaf'] = (field, given, name, index) => {
    const { schema, meta } = bare(field);
    const choices = meta.reference
      ? idsOf(meta.reference)
      : schema instanceof z.ZodEnum && schema.options.map(String);
    if (choices) return choices.includes(String(given)) ? given : choices[0];
    if (given !== undefined) return given;
    if (meta.icon) return 'circle';
    if (schema instanceof z.ZodNumber) return Math.max(1, schema.minValue ?? 1);
    const words = readable(name);
    const tries = [words, `${words} that is still to be written`, `new-${index + 1}`, ...STAND_INS];
    return [...tries, '2030-01-01'].find((text) => schema.safeParse(text).success) ?? words;
  };
  return completed(field, value, { defaults: true, leaf });
}

/** Messages for the form in place of check messages that refer to lines of a file. */
const IN_A_FORM: Readonly<Record<string, string>> = {
  [ALT_MISSING]: 'say what the picture shows, or press “Decorative: needs no description”',
  'is missing; expected text': 'must be filled in',
};

/** The faults of a record by dotted path, worded for the form or as in the content check. */
export function faultsOf(schema: z.ZodType, data: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const { error } = schema.safeParse(data, { reportInput: true });
  for (const issue of (error?.issues ?? []).flatMap(unfolded)) {
    const path = issue.path.join('.');
    const message = explain(issue, schema, data);
    if (!found.has(path)) found.set(path, IN_A_FORM[message] ?? message);
  }
  return found;
}

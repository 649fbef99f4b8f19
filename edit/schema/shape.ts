/**
 * Data along its schema: with what a file may leave out, without it again, unfinished data made whole enough to be drawn, and
 * what is wrong with it.
 */
import { z } from 'zod';
import { ALT_MISSING } from '../../src/schema/fields.ts';
import { explain, unfolded } from '../../src/schema/problem.ts';
import { bare, fieldsAt, fieldWithin, isRecord, objectOf, shapeOf } from '../../src/schema/walk.ts';
import { limits, readable } from './fields.ts';
import { ownOf, same } from './value.ts';

/** Whether a form shows what holds where a file says nothing: a picture that is drawn from a name is no value of its own. */
const isGiven = (fallback: unknown) => fallback !== undefined && !isRecord(fallback);

/** With the defaults of what the file leaves out, so that a form shows what holds. */
export function filled(field: z.ZodType | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(fieldWithin(field, 0, value), item));
  if (!isRecord(value)) return value;
  const shape = shapeOf(field, value);
  const entries = [...new Set([...Object.keys(value), ...Object.keys(shape)])].flatMap((key) => {
    const inner = fieldWithin(field, key, value);
    const given = ownOf(value, key);
    if (given !== undefined) return [[key, filled(inner, given)] as const];
    const fallback = inner && bare(inner).fallback;
    return isGiven(fallback) ? [[key, fallback] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Whether a file can leave this value out. */
export function isImplied(field: z.ZodType | undefined, value: unknown): boolean {
  if (!field) return false;
  const { fallback, optional } = bare(field);
  if (fallback !== undefined) return same(fallback, value);
  return optional && Array.isArray(value) && value.length === 0;
}

const takesNothing = (field: z.ZodType) => field.safeParse('').success;

/** Without empty texts, in the order of the schema; an optional object that holds nothing is absent. */
export function tidied(field: z.ZodType | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    // An empty item keeps its place, so that what is wrong is said of the right one.
    return value.map((item) => tidied(fieldWithin(field, 0, value), item) ?? '');
  }
  // Where nothing is asked for, an empty text is an answer: a picture that needs no words.
  if (value === '')
    return field && !bare(field).optional && takesNothing(field) ? value : undefined;
  if (value === null) return undefined;
  if (!isRecord(value)) return value;
  const order = Object.keys(shapeOf(field, value));
  const keys = [...new Set([...Object.keys(value), ...order])];
  // A record of records keeps its own order: the schema knows none of its keys.
  if (order.length > 0) keys.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const entries = keys
    .map((key) => {
      const inner = fieldWithin(field, key, value);
      const absent = inner && bare(inner);
      const missingList = absent?.schema instanceof z.ZodArray && !absent.optional ? [] : undefined;
      return [key, tidied(inner, ownOf(value, key) ?? missingList)] as const;
    })
    .filter(([, each]) => each !== undefined);
  const isEmpty = entries.every(([, each]) => Array.isArray(each) && each.length === 0);
  return isEmpty && field && bare(field).optional ? undefined : Object.fromEntries(entries);
}

/** Without what the schema says anyway: what a new part of a file is written as. */
export function lean(field: z.ZodType | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => lean(fieldWithin(field, 0, value), item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const inner = fieldWithin(field, key, value);
      return each === undefined || isImplied(inner, each) ? [] : [[key, lean(inner, each)]];
    }),
  );
}

/** How what a record must have is made up where nobody has written it. */
interface Completion {
  /** Whether what holds where a file says nothing is put in. */
  readonly isGiven: (fallback: unknown) => boolean;
  /**
   * What stands for a value that holds no others.
   * @param value undefined where it is missing
   * @param name what the field is called
   * @param place of an item in its list
   */
  readonly leaf: (field: z.ZodType, value: unknown, name: string, place: number) => unknown;
}

/** A value with everything that its field asks for. */
function completed(
  field: z.ZodType,
  value: unknown,
  completion: Completion,
  name = 'text',
  place = 0,
): unknown {
  const { schema, optional, fallback } = bare(field);
  const isMissing =
    value === undefined ||
    value === null ||
    value === '' ||
    // What is typed into the field of a number and is none yet.
    (schema instanceof z.ZodNumber && typeof value !== 'number');
  if (isMissing && optional) return completion.isGiven(fallback) ? fallback : undefined;
  const inner = (each: z.ZodType, held: unknown, key: string, index = place) =>
    completed(each, held, completion, key, index);
  if (schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion) {
    const given = isRecord(value) ? value : {};
    const object = objectOf(schema, given);
    // A union that nothing has been chosen of yet is its first option.
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
  return completion.leaf(field, isMissing ? undefined : value, name, place);
}

/** A new value, as empty as it can be: what has to be written is empty, what the schema gives is there. */
export const blank = (field: z.ZodType): unknown =>
  completed(field, undefined, {
    isGiven,
    leaf: (leaf) => (bare(leaf).schema.def.type === 'string' ? '' : undefined),
  });

/** Texts that one kind of field or another takes, for what nobody has written yet. */
const STAND_INS = [
  'https://example.com',
  '/',
  'simple-icons:react',
  'hello@example.com',
  '+44 20 7946 0000',
  'logo.svg',
];

/**
 * Unfinished data made whole enough to be drawn: a text that is missing says its own name, a choice takes its first option.
 * @param idsOf the ids of a collection's records
 */
export function whole(
  field: z.ZodType,
  value: unknown,
  idsOf: (collection: string) => readonly string[],
): unknown {
  const leaf: Completion['leaf'] = (field, given, name, place) => {
    const { schema, meta } = bare(field);
    const choices = meta.reference
      ? idsOf(meta.reference)
      : schema instanceof z.ZodEnum && schema.options.map(String);
    if (choices) return choices.includes(String(given)) ? given : choices[0];
    if (given !== undefined) return given;
    if (meta.icon) return 'circle';
    if (schema instanceof z.ZodNumber) return Math.max(1, schema.minValue ?? 1);
    const words = readable(name);
    const tries = [words, `${words} that is still to be written`, `new-${place + 1}`, ...STAND_INS];
    return [...tries, '2030-01-01'].find((text) => schema.safeParse(text).success) ?? words;
  };
  return completed(field, value, { isGiven: () => true, leaf });
}

/** What somebody can do about it in a form, where the check speaks of the lines of a file. */
const IN_A_FORM: Readonly<Record<string, string>> = {
  [ALT_MISSING]: 'say what the picture shows, or press “It only decorates: no words needed”',
  'is missing; expected text': 'is still to be written',
};

/** What the schema finds wrong with a record, by the path of the field with dots, in the words of the content check where a form has none of its own. */
export function faultsOf(schema: z.ZodType, data: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const { error } = schema.safeParse(data, { reportInput: true });
  for (const issue of (error?.issues ?? []).flatMap(unfolded)) {
    const path = issue.path.join('.');
    const message = explain(issue, fieldsAt(schema, data, issue.path));
    if (!found.has(path)) found.set(path, IN_A_FORM[message] ?? message);
  }
  return found;
}

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

/** A new value, as empty as it can be: what has to be written is empty, what the schema gives is there. */
export function blank(field: z.ZodType): unknown {
  const { schema, optional, fallback } = bare(field);
  if (isGiven(fallback)) return fallback;
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(shapeOf(schema, {})).flatMap(([key, inner]) =>
        bare(inner).optional && !isGiven(bare(inner).fallback) ? [] : [[key, blank(inner)]],
      ),
    );
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return blank(schema.options[0] as z.ZodType);
  if (schema instanceof z.ZodArray) {
    if (optional) return undefined;
    const element = schema.element as z.ZodType;
    const isUnion = bare(element).schema instanceof z.ZodDiscriminatedUnion;
    return Array.from({ length: isUnion ? 0 : limits(schema).least }, () => blank(element));
  }
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodBoolean) return false;
  return schema.def.type === 'string' ? '' : undefined;
}

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
 *
 * @param idsOf the ids of a collection's records
 * @param name what the field is called
 * @param place of an item in its list
 */
export function whole(
  field: z.ZodType,
  value: unknown,
  idsOf: (collection: string) => readonly string[],
  name = 'text',
  place = 0,
): unknown {
  const { schema, optional, fallback, meta } = bare(field);
  const isMissing =
    value === undefined ||
    value === null ||
    value === '' ||
    // What is typed into the field of a number and is none yet.
    (schema instanceof z.ZodNumber && typeof value !== 'number');
  if (isMissing && fallback !== undefined) return fallback;
  if (isMissing && optional) return undefined;
  if (meta.reference) {
    const ids = idsOf(meta.reference);
    return ids.includes(String(value)) ? value : ids[0];
  }
  if (schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion) {
    const given = isRecord(value) ? value : {};
    const object = objectOf(field, given) ?? objectOf(field, blank(schema));
    return Object.fromEntries(
      Object.entries(shapeOf(object, given)).map(([key, inner]) => [
        key,
        whole(inner, given[key], idsOf, key, place),
      ]),
    );
  }
  if (schema instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : [];
    const element = schema.element as z.ZodType;
    const isUnion = bare(element).schema instanceof z.ZodDiscriminatedUnion;
    const length = Math.max(items.length, isUnion ? 0 : limits(schema).least);
    return Array.from({ length }, (_, index) => whole(element, items[index], idsOf, name, index));
  }
  if (schema instanceof z.ZodRecord) {
    const inner = schema.valueType as z.ZodType;
    return Object.fromEntries(
      Object.entries(isRecord(value) ? value : {}).map(([key, each]) => [
        key,
        whole(inner, each, idsOf, key),
      ]),
    );
  }
  if (schema instanceof z.ZodEnum) {
    return schema.options.includes(String(value)) ? value : schema.options[0];
  }
  if (!isMissing) return value;
  if (meta.icon) return 'circle';
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNumber) return Math.max(1, schema.minValue ?? 1);
  const words = readable(name);
  const tries = [words, `${words} that is still to be written`, `new-${place + 1}`, ...STAND_INS];
  return [...tries, '2030-01-01'].find((text) => schema.safeParse(text).success) ?? words;
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

/** What an editor can fill in, read from a schema: for the gallery and docs/sections.md. */
import { z } from 'zod';
import { sectionSchema } from '../sections/registry.ts';

/** A field of a section. */
export interface FieldLine {
  /** Its place, such as `items[].title`. */
  readonly path: string;
  /** What it takes, such as `text, at most 90 characters`. */
  readonly takes: string;
  readonly optional: boolean;
  /** What the visitor sees of it. */
  readonly text: string;
}

type Json = z.core.JSONSchema.BaseSchema & z.GlobalMeta;

/** One layout of a section type, or a type that has only one. */
export interface LayoutEntry {
  /** The value of `layout`; undefined where the type has only one. */
  readonly layout: string | undefined;
  /** What one sees. */
  readonly text: string;
  readonly fields: readonly FieldLine[];
}

/** A section type. */
export interface TypeEntry {
  readonly name: string;
  readonly text: string;
  readonly layouts: readonly LayoutEntry[];
}

/** Every section type by its name, with its layouts and their fields. */
export const typeEntries = (): TypeEntry[] =>
  sectionSchema.options
    .map((schema) => {
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
      const layouts = (json.oneOf ?? [json]) as Json[];
      return {
        name: String(constant(layouts[0], 'type')),
        text: json.description ?? '',
        layouts: layouts.map((layout) => ({
          layout: constant(layout, 'layout'),
          text: layout.description ?? '',
          fields: linesOf(layout, '').filter(({ path }) => !SHARED.includes(path)),
        })),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));

/** The fields that every section has. */
const SHARED = ['type', 'id', 'ground', 'layout'];

/** The only value that a field may have, if there is only one. */
const constant = (json: Json | undefined, name: string) =>
  (json?.properties as Record<string, Json> | undefined)?.[name]?.const as string | undefined;

function linesOf({ properties = {}, required = [] }: Json, start: string): FieldLine[] {
  return Object.entries(properties as Record<string, Json>).flatMap(([key, field]) => {
    const path = `${start}${key}`;
    const items = field.items as Json | undefined;
    return [
      {
        path,
        takes: takes(field),
        optional: !required.includes(key),
        text: field.description ?? '',
      },
      ...(items ? linesOf(items, `${path}[].`) : linesOf(field, `${path}.`)),
    ];
  });
}

/** What a field takes, in words. */
function takes(field: Json): string {
  const { type, maxLength, minItems = 0, maxItems } = field;
  if (field.reference) return `the id of a record in ${field.reference}`;
  if (field.plate) return 'a picture';
  if (field.icon) return 'the name of an icon';
  if (field.svgFile) return 'the name of an SVG file';
  if (field.link) return 'an address';
  if (field.sectionId) return 'the id of a section on the page';
  if (field.enum) return `one of ${field.enum.join(', ')}`;
  switch (type) {
    case 'string':
      return maxLength === undefined ? 'text' : `text, at most ${maxLength} characters`;
    case 'array': {
      const what =
        (field.items as Json).type === 'object' ? '' : ` of ${takes(field.items as Json)}`;
      if (maxItems === undefined) return `a list${what}`;
      return `a list of ${minItems === maxItems ? minItems : `${minItems} to ${maxItems}`}${what && `, each${what.slice(3)}`}`;
    }
    case 'boolean':
      return 'true or false';
    case 'integer':
    case 'number':
      return 'a number';
    default:
      return 'fields of its own';
  }
}

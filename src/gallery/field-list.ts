/** What an editor can fill in, read from a schema: for the gallery. */
import { z } from 'zod';

/** A field of a section. */
export interface FieldLine {
  /** Its place, such as `items[].title`. */
  readonly path: string;
  /** What it takes, such as `text, at most 90 characters`. */
  readonly takes: string;
  readonly optional: boolean;
  /** The layouts that have it, where it isn't all of the type's. */
  readonly layouts?: string;
  /** What the visitor sees of it. */
  readonly text: string;
}

type Json = z.core.JSONSchema.BaseSchema & z.GlobalMeta;

/** The fields that every section has. */
const SHARED = ['type', 'id', 'ground'];

/**
 * Every field of a section's schema but those that all have, in its order, each list's and group's own after it. A field
 * that is the same in several layouts is listed once.
 */
export function fieldLines(schema: z.ZodType): FieldLine[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  const options = json.oneOf as Json[] | undefined;
  if (!options || !(schema instanceof z.ZodDiscriminatedUnion)) return ownLines(json);
  const { discriminator } = schema.def;
  const named = options.map((option) => {
    const kind = (option.properties as Record<string, Json>)[discriminator];
    return {
      name: String(kind?.const),
      text: kind?.description ?? '',
      lines: ownLines(option),
    };
  });
  const fields = new Map<string, FieldLine & { names: string[] }>();
  for (const { name, lines } of named) {
    for (const line of lines.filter(({ path }) => path !== discriminator)) {
      const key = JSON.stringify(line);
      const known = fields.get(key) ?? { ...line, names: [] };
      known.names.push(name);
      fields.set(key, known);
    }
  }
  return [
    {
      path: discriminator,
      takes: `one of ${named.map(({ name }) => name).join(', ')}`,
      optional: false,
      text: named.map(({ name, text }) => `${name}: ${text}`).join(' '),
    },
    ...[...fields.values()].map(({ names, ...line }) =>
      names.length === named.length ? line : { ...line, layouts: names.join(', ') },
    ),
  ];
}

const ownLines = (json: Json) => linesOf(json, '').filter(({ path }) => !SHARED.includes(path));

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
  if (field.screen) return 'a drawn screen or a screenshot';
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

/** The fields of a section as the gallery lists them, read from its schema. */
import { z } from 'zod';

/** A field of a section. */
export interface FieldLine {
  /** Its path, such as `items[].title`. */
  readonly path: string;
  /** Its type and limits, such as `text, at most 90 characters`. */
  readonly takes: string;
  readonly optional: boolean;
  /** Its description. */
  readonly text: string;
}

/** The parts of a JSON Schema from zod that this reads. */
interface Json extends z.core.GlobalMeta {
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Json;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

const SHARED = ['type', 'id', 'ground', 'onlyIn'];

/** The fields of a layout in order, each followed by those inside it, without the fields that all sections have. */
export function fieldLines(schema: z.ZodType): FieldLine[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return linesOf(json as Json, '').filter(({ path }) => !SHARED.includes(path)); // zod writes no boolean schemas
}

const linesOf = ({ properties = {}, required = [] }: Json, start: string): FieldLine[] =>
  Object.entries(properties).flatMap(([key, field]) => {
    const path = `${start}${key}`;
    const { items, description = '' } = field;
    return [
      { path, takes: takes(field), optional: !required.includes(key), text: description },
      ...(items ? linesOf(items, `${path}[].`) : linesOf(field, `${path}.`)),
    ];
  });

/** The type and limits of a field as text. */
function takes(field: Json): string {
  const { type, items = {}, maxLength, minItems = 0, maxItems } = field;
  if (field.const) return field.const;
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
      const what = items.type === 'object' ? '' : ` of ${takes(items)}`;
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

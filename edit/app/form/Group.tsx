import { z } from 'zod';
import { bare, isRecord, objectOf, shapeOf } from '../../../src/schema/walk.ts';
import { readable } from '../../schema/fields.ts';
import { blank } from '../../schema/shape.ts';
import { type FieldProps, useForm } from './context.ts';
import { Frame, GroupFrame } from './Frame.tsx';

/** Fields of an object in a frame of their own; an optional one is added and removed as a whole. */
export function Group({ field, path, value, name = '' }: FieldProps) {
  const { set } = useForm();
  const { schema, optional } = bare(field);
  const isAbsent = optional && value === undefined;
  return (
    <GroupFrame field={field} path={path} name={name}>
      {optional && (
        <button type="button" onClick={() => set(path, isAbsent ? blank(schema) : undefined)}>
          {isAbsent ? 'Add' : 'Remove'} {name.toLowerCase()}
        </button>
      )}
      {!isAbsent && <Fields field={field} path={path} value={value} />}
    </GroupFrame>
  );
}

/** What a record's own form shows elsewhere. */
const ELSEWHERE = ['type', 'sections'];
/** What few people change, after everything else. */
const LAST = ['id', 'ground', 'sample'];

/** The fields of an object one below the other; of a union those of the option that its value names. */
export function Fields({ field, path, value }: FieldProps) {
  const { Field } = useForm();
  const data = isRecord(value) ? value : {};
  const shape = shapeOf(field, data);
  const keys = Object.keys(shape).filter((key) => !ELSEWHERE.includes(key));
  keys.sort((a, b) => LAST.indexOf(a) - LAST.indexOf(b));
  return keys.map((key) => {
    const inner = shape[key];
    if (!inner) return undefined;
    return bare(inner).schema instanceof z.ZodLiteral ? (
      <Variant key={key} field={field} path={path} value={data} name={key} />
    ) : (
      <Field key={key} field={inner} path={[...path, key]} value={data[key]} />
    );
  });
}

/** The option of a union, chosen by its name; what the next one takes too is kept. */
function Variant({ field, path, value, name = '' }: FieldProps) {
  const { set } = useForm();
  const options = optionsBy(field, name, value);
  const data = isRecord(value) ? value : {};
  if (options.length < 2) return undefined;
  const change = (next: string) => {
    const given = { ...data, [name]: next };
    const object = objectOf(field, given);
    if (!object) return;
    const fresh = blank(object) as Record<string, unknown>; // as an object's is
    const kept = Object.entries(given).filter(([key]) => Object.hasOwn(object.shape, key));
    set(path, { ...fresh, ...Object.fromEntries(kept) });
  };
  return (
    <Frame field={z.string()} path={[...path, name]} name={readable(name)}>
      {(control) => (
        <select
          {...control}
          value={String(data[name])}
          onChange={(event) => change(event.target.value)}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {readable(value)}
              {text && `: ${text}`}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

/** The options of the union that is told apart by `name`, a union within another included. */
function optionsBy(
  field: z.ZodType,
  name: string,
  value: unknown,
): { value: string; text: string }[] {
  const { schema } = bare(field);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  if (schema.def.discriminator !== name) {
    const inner = schema.options.find((option) => objectOf(option as z.ZodType, value));
    return inner ? optionsBy(inner as z.ZodType, name, value) : [];
  }
  return schema.options.flatMap((option) => {
    const literal = option instanceof z.ZodObject ? option.shape[name] : undefined;
    if (!(literal instanceof z.ZodLiteral)) return [];
    return [
      { value: String(literal.value), text: bare(option as z.ZodType).meta.description ?? '' },
    ];
  });
}

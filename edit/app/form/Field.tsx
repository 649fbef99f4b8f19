import { type ReactNode, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { bare, isRecord, objectOf, shapeOf } from '../../../src/schema/walk.ts';
import { HOME, kindAt, recordAt } from '../../model/files.ts';
import { type Data, limits, readable, titleOf } from '../../model/names.ts';
import { emptyValue } from '../../model/shape.ts';
import { DialogButton } from '../Dialog.tsx';
import { Button } from '../elements.tsx';
import { sectionsOf } from '../page-texts.ts';
import { NewRecord } from '../Records.tsx';
import { Delete, Rename } from '../Rename.tsx';
import { useEditor } from '../use-editing.ts';
import { Box, Choice, NumberField, Picked, Text } from './controls.tsx';
import { type FieldProps, type Option, optionsIn } from './options.ts';
import { Logo, Picture } from './Picture.tsx';
import { FieldGroup, ItemTools, nameAt, TextInput, toolProps, withMoved } from './parts.tsx';

const isObject = (schema: z.ZodType) =>
  schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion;

/** The control for any field of a schema. */
function Field(props: FieldProps) {
  const { field, path, name = nameAt(path) } = props;
  const { recordKey, records, pictures } = useEditor();
  const { schema, meta } = bare(field);

  if (meta.reference) return <Choice {...props} options={optionsIn(records, meta.reference)} />;
  if (meta.sectionId) {
    // Records without a page refer to sections of the home page, which menus scroll to.
    const page = records.get(kindAt(recordKey)?.address ? recordKey : HOME);
    return <Choice {...props} options={sectionsOf(page).map(({ id }) => asOption(id))} />;
  }
  if (meta.plate) {
    const drawn = <Picked {...props} name="Drawn picture" options={pictures.plates} />;
    return <Picture {...props} drawn={drawn} fields={<Fields {...props} />} />;
  }
  if (meta.screen) {
    const drawn = <Choice {...props} name="Drawn screen" options={pictures.screens} />;
    return <Picture {...props} drawn={drawn} fields={<Fields {...props} />} />;
  }
  if (meta.svgFile) return <Logo {...props} />;
  if (meta.icon) return <Picked {...props} options={pictures.icons} />;
  if (schema instanceof z.ZodEnum) {
    return <Choice {...props} options={schema.options.map(asOption)} />;
  }
  if (schema instanceof z.ZodArray) return <List {...props} schema={schema} name={name} />;
  if (schema instanceof z.ZodRecord) return <Entries {...props} schema={schema} />;
  if (isObject(schema)) return <Group {...props} name={name} />;
  if (schema instanceof z.ZodBoolean) return <Box {...props} />;
  if (schema instanceof z.ZodNumber) return <NumberField {...props} />;
  return <Text {...props} />;
}

const asOption = (value: unknown) => ({ value: String(value) });

/** The fields of an object in a frame. An optional object is added and removed as a whole. */
function Group({ field, path, value, name = '' }: FieldProps) {
  const { set } = useEditor();
  const { schema, optional } = bare(field);
  const isAbsent = optional && value === undefined;
  return (
    <FieldGroup field={field} path={path} name={name}>
      {optional && (
        <Button onClick={() => set(path, isAbsent ? emptyValue(schema) : undefined)}>
          {isAbsent ? 'Add' : 'Remove'} {name.toLowerCase()}
        </Button>
      )}
      {!isAbsent && <Fields field={field} path={path} value={value} />}
    </FieldGroup>
  );
}

/** Fields that are edited outside the record's own form. */
const ELSEWHERE = ['type', 'sections'];
/** Fields shown last, since few people change them. */
const LAST = ['id', 'ground', 'sample'];

/** The fields of an object, or of the option that a union's value names; any other schema is one field. */
export function Fields({ field, path, value }: FieldProps) {
  // A picture may be a name or an object.
  const hasFields = isObject(bare(field).schema) || objectOf(field, value);
  if (!hasFields) return <Field field={field} path={path} value={value} />;
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

/** Chooses an option of a union by its name. The new option keeps the fields that it shares with the old. */
function Variant({ field, path, value, name = '' }: FieldProps) {
  const { set } = useEditor();
  const data = isRecord(value) ? value : {};
  const options = optionsBy(field, name, data);
  if (options.length < 2) return undefined;
  const change = (next: string) => {
    const given = { ...data, [name]: next };
    const object = objectOf(field, given);
    if (!object) return;
    const fresh = emptyValue(object) as Record<string, unknown>; // an object's schema
    const kept = Object.entries(given).filter(([key]) => Object.hasOwn(object.shape, key));
    set(path, { ...fresh, ...Object.fromEntries(kept) });
  };
  return (
    <Choice
      field={z.string()}
      path={[...path, name]}
      name={readable(name)}
      value={data[name]}
      options={options}
      onChoose={change}
    />
  );
}

/** The objects of a union, including those of unions in it, in the order of the schema. */
function objectsOf(field: z.core.$ZodType): z.ZodObject[] {
  const { schema } = bare(field);
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options.flatMap(objectsOf);
  return schema instanceof z.ZodObject ? [schema] : [];
}

/** The values that the field `name` may have beside the other fields of the data. */
export const optionsBy = (field: z.ZodType, name: string, data: Data): Option[] =>
  objectsOf(field).flatMap((option) => {
    const literal = option.shape[name];
    if (!(literal instanceof z.ZodLiteral)) return [];
    const value = String(literal.value);
    if (objectOf(field, { ...data, [name]: value }) !== option) return [];
    return [{ value, label: [readable(value), option.description].filter(Boolean).join(': ') }];
  });

interface ItemProps extends Omit<FieldProps, 'name'> {
  readonly name: ReactNode;
  readonly tools: ReactNode;
  /** Whether it has just been added, and so starts open. */
  readonly isNew?: boolean;
}

/** A list item with fields. Its form is rendered only while it is open: a thousand forms would slow down typing. */
function Item({ field, path, value, name, tools, isNew = false }: ItemProps) {
  const hasFault = useEditor().isFaulty(path);
  const [isOpen, setOpen] = useState(isNew);
  return (
    <details
      data-path={path.join('.')}
      data-wrong={hasFault || undefined}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {name}
        {hasFault && <span className="visually-hidden"> (has a mistake)</span>}
      </summary>
      {tools}
      {isOpen && <Fields field={field} path={path} value={value} />}
    </details>
  );
}

/** A list whose items can be added, moved and removed. */
function List({
  field,
  schema,
  path,
  value,
  name = '',
}: FieldProps & { readonly schema: z.ZodArray }) {
  const { set, records } = useEditor();
  const { optional, fallback } = bare(field);
  const element = schema.element as z.ZodType;
  const inner = bare(element);
  const shown = value ?? fallback;
  const items: readonly unknown[] = Array.isArray(shown) ? shown : [];
  const { least, most } = limits(schema);
  // Identities that follow items as they are moved, and so do open fields and the focus.
  const [order, setOrder] = useState<readonly number[]>([]);
  const ids = items.map((_, index) => order[index] ?? Math.max(0, ...order) + 1 + index);
  const list = useRef<HTMLOListElement>(null);
  const [hasNew, setNew] = useState(false);
  useEffect(() => {
    if (!hasNew) return;
    setNew(false);
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [hasNew]);
  const put = (next: readonly unknown[]) =>
    set(path, next.length === 0 && optional ? undefined : next);
  const nameOf = (item: unknown, index: number) => {
    const { reference } = inner.meta;
    const record = reference && optionsIn(records, reference).find((each) => each.value === item);
    const called = record ? record.label : titleOf(item);
    return called || `${name} ${index + 1}`;
  };
  return (
    <FieldGroup field={field} path={path} name={name}>
      <ol className="items" ref={list}>
        {items.map((item, index) => {
          const props = { field: element, path: [...path, index], value: item };
          const called = nameOf(item, index);
          const change = (next: readonly unknown[], to?: number) => {
            put(next);
            setOrder(to === undefined ? ids.toSpliced(index, 1) : withMoved(ids, index, to));
          };
          const tools = (
            <ItemTools list={items} index={index} name={called} least={least} onChange={change} />
          );
          return isObject(inner.schema) ? (
            <li key={ids[index]}>
              <Item
                {...props}
                name={called}
                tools={tools}
                isNew={hasNew && index === items.length - 1}
              />
            </li>
          ) : (
            <li key={ids[index]} className="row single">
              <Field {...props} name={`${name} ${index + 1}`} />
              {tools}
            </li>
          );
        })}
      </ol>
      <Button
        disabled={items.length >= most}
        onClick={() => {
          put([...items, emptyValue(element) ?? '']);
          setNew(true);
        }}
      >
        Add to {name.toLowerCase()}
      </Button>
    </FieldGroup>
  );
}

/** The entries of a file that is keyed by ids or addresses: the records of a collection, or redirects. */
function Entries({ schema, path, value }: FieldProps & { readonly schema: z.ZodRecord }) {
  const { set, kind, recordKey, work, isUnsaved } = useEditor();
  const [fresh, setFresh] = useState('');
  const entries = isRecord(value) ? value : {};
  const inner = schema.valueType as z.ZodType;
  const folder = kind?.folder;
  const saved = work.files.get(recordKey)?.data ?? {};
  const toolsOf = (key: string) => {
    const isRecordOf = folder !== undefined && Object.hasOwn(saved, key);
    const record = isRecordOf ? recordAt(folder + key) : undefined;
    if (!record) {
      return (
        <Button {...toolProps(`Remove ${key}`)} onClick={() => set([...path, key], undefined)}>
          ✕
        </Button>
      );
    }
    return (
      <span className="row tools">
        <DialogButton
          {...toolProps(`Rename ${key}`)}
          disabled={isUnsaved}
          dialog={<Rename record={record} />}
        >
          ✎
        </DialogButton>
        <DialogButton
          {...toolProps(`Delete ${key}`)}
          disabled={isUnsaved}
          dialog={<Delete record={record} />}
        >
          ✕
        </DialogButton>
      </span>
    );
  };
  return (
    <>
      <ol className="items">
        {Object.entries(entries).map(([key, item]) => (
          <li key={key}>
            <Item
              field={inner}
              path={[...path, key]}
              value={item}
              name={
                <>
                  {key} <small>{titleOf(item)}</small>
                </>
              }
              tools={toolsOf(key)}
            />
          </li>
        ))}
      </ol>
      {folder !== undefined ? (
        <DialogButton dialog={<NewRecord folder={folder} />}>
          New in {readable(folder.slice(0, -1)).toLowerCase()}
        </DialogButton>
      ) : (
        <div className="row single">
          <TextInput
            name="New entry: its address"
            value={fresh}
            onType={(text) => setFresh(text.trim())}
          />
          <Button
            disabled={fresh === '' || Object.hasOwn(entries, fresh)}
            onClick={() => {
              set([...path, fresh], emptyValue(inner) ?? '');
              setFresh('');
            }}
          >
            Add
          </Button>
        </div>
      )}
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { bare, isRecord } from '../../../src/schema/walk.ts';
import { limits, titleOf } from '../../schema/fields.ts';
import { blank } from '../../schema/shape.ts';
import { type FieldProps, useForm } from './context.ts';
import { GroupFrame, nameAt } from './Frame.tsx';
import { Fields } from './Group.tsx';
import { Tool } from './Tool.tsx';

/** A list: its items in their order, each to be moved, copied and removed. */
export function List({
  field,
  schema,
  path,
  value,
  name = '',
}: FieldProps & { readonly schema: z.ZodArray }) {
  const { set, faults, records, Field } = useForm();
  const { optional } = bare(field);
  const element = schema.element as z.ZodType;
  const inner = bare(element);
  const holdsFields =
    inner.schema instanceof z.ZodObject || inner.schema instanceof z.ZodDiscriminatedUnion;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { least, most } = limits(schema);
  const list = useRef<HTMLOListElement>(null);
  const [hasNew, setNew] = useState(false);
  useEffect(() => {
    if (!hasNew) return;
    setNew(false);
    const last = list.current?.lastElementChild;
    for (const details of last?.querySelectorAll(':scope > details') ?? []) {
      details.setAttribute('open', '');
    }
    last?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [hasNew]);
  const put = (next: readonly unknown[]) =>
    set(path, next.length === 0 && optional ? undefined : next);
  const move = (from: number, to: number) =>
    put(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
  const nameOf = (item: unknown, index: number) => {
    const { reference } = inner.meta;
    const record = reference && records(reference).find((each) => each.value === item);
    const called = record ? record.label : titleOf(item);
    return called || `${name} ${index + 1}`;
  };
  return (
    <GroupFrame field={field} path={path} name={name}>
      <ol className="items" ref={list}>
        {items.map((item, index) => {
          const place = [...path, index];
          const called = nameOf(item, index);
          const tools = (
            <span className="tools">
              <Tool
                name={`Move ${called} up`}
                sign="↑"
                off={index === 0}
                act={() => move(index, index - 1)}
              />
              <Tool
                name={`Move ${called} down`}
                sign="↓"
                off={index === items.length - 1}
                act={() => move(index, index + 1)}
              />
              <Tool
                name={`Remove ${called}`}
                sign="✕"
                off={items.length <= least}
                act={() => put(items.toSpliced(index, 1))}
              />
            </span>
          );
          return holdsFields ? (
            <li key={index}>
              <details
                data-item={place.join('.')}
                data-wrong={
                  [...faults.keys()].some((each) => each.startsWith(`${place.join('.')}.`))
                    ? ''
                    : undefined
                }
              >
                <summary>{called}</summary>
                {tools}
                <Fields field={element} path={place} value={item} />
              </details>
            </li>
          ) : (
            <li key={index} className="single">
              <Field field={element} path={place} value={item} name={`${name} ${index + 1}`} />
              {tools}
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        disabled={items.length >= most}
        onClick={() => {
          put([...items, blank(element) ?? '']);
          setNew(true);
        }}
      >
        Add to {name.toLowerCase()}
      </button>
    </GroupFrame>
  );
}

/** Records by their ids or addresses, in one file. */
export function Entries({ schema, path, value }: FieldProps & { readonly schema: z.ZodRecord }) {
  const { set, faults, Field } = useForm();
  const [fresh, setFresh] = useState('');
  const entries = Object.entries(isRecord(value) ? value : {});
  const inner = schema.valueType as z.ZodType;
  const isTaken = entries.some(([key]) => key === fresh);
  return (
    <>
      <ol className="items">
        {entries.map(([key, item]) => {
          const place = [...path, key];
          const isWrong = [...faults.keys()].some((each) => each.startsWith(place.join('.')));
          return (
            <li key={key}>
              <details data-item={place.join('.')} data-wrong={isWrong ? '' : undefined}>
                <summary>
                  {key} <small>{titleOf(item)}</small>
                </summary>
                <span className="tools">
                  <Tool name={`Remove ${key}`} sign="✕" act={() => set(place, undefined)} />
                </span>
                {isRecord(item) ? (
                  <Fields field={inner} path={place} value={item} />
                ) : (
                  <Field field={inner} path={place} value={item} name={nameAt(place)} />
                )}
              </details>
            </li>
          );
        })}
      </ol>
      <div className="search">
        <label htmlFor="fresh-entry">New entry: its id or address</label>
        <input
          id="fresh-entry"
          value={fresh}
          onChange={(event) => setFresh(event.target.value.trim())}
        />
        <button
          type="button"
          disabled={fresh === '' || isTaken}
          onClick={() => {
            set([...path, fresh], blank(inner) ?? '');
            setFresh('');
          }}
        >
          Add
        </button>
      </div>
    </>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import type { z } from 'zod';
import { englishName } from '../../../src/content/languages/language.ts';
import { bare, type Path } from '../../../src/schema/walk.ts';
import { readable } from '../../model/names.ts';
import { Button } from '../elements.tsx';
import { useEditor } from '../use-editing.ts';
import type { FieldProps } from './options.ts';

/** The attributes that connect a control with its label, help and fault. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Plain names for fields with technical names. */
const NAMES: Readonly<Record<string, string>> = {
  alt: 'Description for people who can’t see it',
  ground: 'Background colour',
  href: 'Link',
  id: 'Anchor',
};

/** The label of a field, from the last key in its path. */
export const nameAt = (path: Path) => {
  const name = String(path.at(-1) ?? '');
  return NAMES[name] ?? readable(name);
};

/** A field of a record, or a text of a translation, which has no schema. */
type FieldLabel = Pick<FieldProps, 'path' | 'name'> & { readonly field?: z.ZodType };

/** The label, help and fault of a field. */
function useFieldLabel({ field, path, name = nameAt(path) }: FieldLabel) {
  const key = path.join('.');
  const known = field && bare(field);
  return {
    'data-path': key,
    name: (
      <>
        {name}
        {known?.optional && <i> optional</i>}
      </>
    ),
    help: known?.meta.description,
    fault: useEditor().faults.get(key),
  };
}

/** The help and fault of a field. */
interface Said {
  readonly help?: ReactNode;
  readonly fault?: ReactNode;
}

/** The ids of both, for what they describe. @param id of the field */
const describing = (id: string, { fault, help }: Said) =>
  [fault && `${id}-fault`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;

const Notes = ({ id, fault, help }: Said & { readonly id: string }) => (
  <>
    {fault && (
      <p className="fault" id={`${id}-fault`}>
        {fault}
      </p>
    )}
    {help && (
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    )}
  </>
);

/** A control with its label, help and fault. */
export function Labelled({
  name,
  help,
  fault,
  extra,
  children,
  ...attributes
}: Said & {
  readonly name: ReactNode;
  /** Content to the right of the label. */
  readonly extra?: ReactNode;
  readonly 'data-path'?: string;
  readonly children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="field" {...attributes}>
      <div className="row label">
        <label htmlFor={id}>{name}</label>
        {extra}
      </div>
      {children({
        id,
        'aria-describedby': describing(id, { fault, help }),
        'aria-invalid': fault ? true : undefined,
      })}
      <Notes id={id} fault={fault} help={help} />
    </div>
  );
}

/** The control of a record's field, with its label, help and fault. */
export function LabelledField({
  extra,
  children,
  ...field
}: FieldLabel & Pick<ComponentProps<typeof Labelled>, 'extra' | 'children'>) {
  const label = useFieldLabel(field);
  return (
    <Labelled {...label} extra={extra}>
      {(control) => (
        <>
          {children(control)}
          <Correction path={label['data-path']} />
        </>
      )}
    </Labelled>
  );
}

/** Shown below a reworded source text: a checkbox to keep its translations current. */
function Correction({ path }: { readonly path: string }) {
  const { rewordings, work, key, act } = useEditor();
  const reworded = rewordings.get(path);
  if (!reworded) return undefined;
  const { place, languages } = reworded;
  return (
    <label className="row correction">
      <input
        type="checkbox"
        checked={work.drafts[key]?.corrected?.includes(place) === true}
        onChange={() => act({ type: 'correct', key, place })}
      />
      Only a correction: it is still right in{' '}
      {new Intl.ListFormat('en-GB').format(languages.map(englishName))}
    </label>
  );
}

/** A group of fields with its help, and the fault of the whole group. */
export function FieldGroup({ children, ...field }: FieldLabel & { readonly children: ReactNode }) {
  const { name, help, fault, ...attributes } = useFieldLabel(field);
  const id = useId();
  return (
    <fieldset {...attributes} aria-describedby={describing(id, { fault, help })}>
      <legend>{name}</legend>
      <Notes id={id} fault={fault} help={help} />
      {children}
    </fieldset>
  );
}

/** The length of a text beside its limit. */
export const Count = ({ text, most }: { readonly text: string; readonly most: number }) => (
  <span className="count" data-over={text.length > most ? '' : undefined}>
    {text.length} of {most}
  </span>
);

/** A text input of a dialog. Screen readers announce changes of its help and fault. */
export const TextInput = ({
  name,
  help,
  fault,
  onType,
  ...input
}: Omit<ComponentProps<'input'>, 'name' | 'id' | 'onChange'> &
  Said & {
    readonly name: string;
    readonly onType: (text: string) => void;
  }) => (
  <Labelled
    name={name}
    help={help && <span role="status">{help}</span>}
    fault={fault && <span role="status">{fault}</span>}
  >
    {(control) => (
      <input {...input} {...control} onChange={(event) => onType(event.target.value)} />
    )}
  </Labelled>
);

/** The props of a small button with an icon. @param name its accessible name and tooltip */
export const toolProps = (name: string) => ({ className: 'tool', 'aria-label': name, title: name });

/** A list with one item moved to another index. */
export const withMoved = <Item,>(
  list: readonly Item[],
  from: number,
  to: number,
): readonly Item[] => list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** Buttons to move and remove a list item. */
export function ItemTools<Item>({
  list,
  index,
  name = '',
  least = 1,
  onChange,
  children,
}: {
  readonly list: readonly Item[];
  readonly index: number;
  /** The item's name, to tell the buttons of several items apart. */
  readonly name?: string;
  /** The least number of items. */
  readonly least?: number;
  /** @param index the item's new index; undefined if it was removed */
  readonly onChange: (list: readonly Item[], index: number | undefined) => void;
  /** Other buttons, before that for removal. */
  readonly children?: ReactNode;
}) {
  const what = (verb: string, where = '') => [verb, name, where].filter(Boolean).join(' ');
  const move = (to: number) => onChange(withMoved(list, index, to), to);
  return (
    <span className="row tools">
      <Button
        {...toolProps(what('Move', 'up'))}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        ↑
      </Button>
      <Button
        {...toolProps(what('Move', 'down'))}
        disabled={index === list.length - 1}
        onClick={() => move(index + 1)}
      >
        ↓
      </Button>
      {children}
      <Button
        {...toolProps(what('Remove'))}
        disabled={list.length <= least}
        onClick={() => onChange(list.toSpliced(index, 1), undefined)}
      >
        ✕
      </Button>
    </span>
  );
}

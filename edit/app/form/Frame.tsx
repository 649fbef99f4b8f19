import { type ComponentProps, type ReactNode, useId } from 'react';
import { englishName } from '../../../src/content/pairs.ts';
import { bare, type Path } from '../../../src/schema/walk.ts';
import { readable } from '../../schema/fields.ts';
import { Button } from '../elements.tsx';
import { useEditor } from '../use-editing.ts';
import type { FieldProps } from './options.ts';

/** Attributes that connect a control with its label, help and fault. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Plain names for fields with technical names. */
const NAMES: Readonly<Record<string, string>> = {
  alt: 'Words for those who cannot see it',
  ground: 'Colour behind it',
  href: 'Leads to',
  id: 'Anchor',
  vignette: 'Screen',
};

/** The label of a field, from the last key in its path. */
export const nameAt = (path: Path) => {
  const name = String(path.at(-1) ?? '');
  return NAMES[name] ?? readable(name);
};

/** The help and fault of a field. */
function useSaid({ field, path }: Pick<FieldProps, 'field' | 'path'>) {
  const { faults } = useEditor();
  const { optional, meta } = bare(field);
  const key = path.join('.');
  const fault = faults.get(key);
  const attributes = { 'data-path': key, 'data-wrong': fault ? '' : undefined };
  return { key, fault, help: meta.description, attributes, optional: optional && <i> optional</i> };
}

/** A field with its label, help and fault. */
export function Frame({
  field,
  path,
  name = nameAt(path),
  extra,
  children,
}: Omit<FieldProps, 'value'> & {
  /** Content to the right of the label. */
  readonly extra?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const { key, fault, help, attributes, optional } = useSaid({ field, path });
  const described = [fault && `${id}-fault`, help && `${id}-help`].filter(Boolean);
  return (
    <div className="field" {...attributes}>
      <div className="row label">
        <label htmlFor={id}>
          {name}
          {optional}
        </label>
        {extra}
      </div>
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': fault ? true : undefined,
      })}
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
      <Correction path={key} />
    </div>
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
export function GroupFrame({
  field,
  path,
  name,
  children,
}: Omit<FieldProps, 'value'> & { readonly children: ReactNode }) {
  const { fault, help, attributes, optional } = useSaid({ field, path });
  return (
    <fieldset {...attributes}>
      <legend>
        {name}
        {optional}
      </legend>
      {help && <p className="help">{help}</p>}
      {fault && <p className="fault">{fault}</p>}
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

/** A text input that is not a field of a record, with its label and help. */
export function Input({
  name,
  help,
  isWrong = false,
  onType,
  ...input
}: Omit<ComponentProps<'input'>, 'name' | 'id' | 'onChange'> & {
  readonly name: string;
  readonly help?: ReactNode;
  /** Whether `help` is an error. */
  readonly isWrong?: boolean;
  readonly onType: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <input
        {...input}
        id={id}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      {help && (
        <p className={isWrong ? 'fault' : 'help'} id={`${id}-help`} role="status">
          {help}
        </p>
      )}
    </div>
  );
}

/** A small button with a sign. Its name is the accessible name and the tooltip. */
export const Tool = ({
  name,
  sign,
  off = false,
  act,
}: {
  readonly name: string;
  readonly sign: ReactNode;
  readonly off?: boolean;
  readonly act: () => void;
}) => (
  <Button className="tool" aria-label={name} title={name} disabled={off} onClick={act}>
    {sign}
  </Button>
);

/** A list with one item moved to another index. */
export const moved = <Item,>(list: readonly Item[], from: number, to: number): readonly Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** Buttons to move and remove a list item. */
export function ItemTools<Item>({
  list,
  place,
  name = '',
  least = 1,
  onChange,
  children,
}: {
  readonly list: readonly Item[];
  readonly place: number;
  /** The item's name, to tell the buttons of several items apart. */
  readonly name?: string;
  /** The least number of items. */
  readonly least?: number;
  /** @param place the item's new index; undefined if it was removed */
  readonly onChange: (list: readonly Item[], place: number | undefined) => void;
  /** Other buttons, before that for removal. */
  readonly children?: ReactNode;
}) {
  const what = (verb: string, where = '') => [verb, name, where].filter(Boolean).join(' ');
  const move = (to: number) => onChange(moved(list, place, to), to);
  return (
    <span className="row tools">
      <Tool name={what('Move', 'up')} sign="↑" off={place === 0} act={() => move(place - 1)} />
      <Tool
        name={what('Move', 'down')}
        sign="↓"
        off={place === list.length - 1}
        act={() => move(place + 1)}
      />
      {children}
      <Tool
        name={what('Remove')}
        sign="✕"
        off={list.length <= least}
        act={() => onChange(list.toSpliced(place, 1), undefined)}
      />
    </span>
  );
}

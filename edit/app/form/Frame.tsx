import { type ComponentProps, type ReactNode, useId } from 'react';
import { englishName } from '../../../src/content/pairs.ts';
import { bare, type Path } from '../../../src/schema/walk.ts';
import { readable } from '../../schema/fields.ts';
import { Button } from '../elements.tsx';
import { useEditor } from '../use-editing.ts';
import type { FieldProps } from './options.ts';

/** What a control takes so that its label, help and fault are told with it. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Fields that the files call by a word of the trade. */
const NAMES: Readonly<Record<string, string>> = {
  alt: 'Words for those who cannot see it',
  ground: 'Colour behind it',
  href: 'Leads to',
  id: 'Anchor',
  vignette: 'Screen',
};

/** What a field is called: the last name in its path. */
export const nameAt = (path: Path) => {
  const name = String(path.at(-1) ?? '');
  return NAMES[name] ?? readable(name);
};

/** What the form says of a field. */
function useSaid({ field, path }: Pick<FieldProps, 'field' | 'path'>) {
  const { faults } = useEditor();
  const { optional, meta } = bare(field);
  const key = path.join('.');
  const fault = faults.get(key);
  const attributes = { 'data-path': key, 'data-wrong': fault ? '' : undefined };
  return { key, fault, help: meta.description, attributes, optional: optional && <i> optional</i> };
}

/** A field with its label, what it is for, and what is wrong with it. */
export function Frame({
  field,
  path,
  name = nameAt(path),
  extra,
  children,
}: Omit<FieldProps, 'value'> & {
  /** What stands at the right of the label. */
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

/** Below a text of the source that was reworded: whether its translations go on to hold. */
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

/** Several fields in a frame of their own, with what they are for and what is wrong with them as a whole. */
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

/** How long a text is, where that is limited. */
export const Count = ({ text, most }: { readonly text: string; readonly most: number }) => (
  <span className="count" data-over={text.length > most ? '' : undefined}>
    {text.length} of {most}
  </span>
);

/** A text that is no field of a record, with its label and what is said of it. */
export function Input({
  name,
  help,
  isWrong = false,
  onType,
  ...input
}: Omit<ComponentProps<'input'>, 'name' | 'id' | 'onChange'> & {
  readonly name: string;
  readonly help?: ReactNode;
  /** Whether `help` says what is wrong. */
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

/** A small button with a sign; its name is read out and shown on pointing. */
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

/** A list with one of its items at another place. */
export const moved = <Item,>(list: readonly Item[], from: number, to: number): readonly Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** The buttons that move an item of a list and remove it. */
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
  /** What the item is called where several have their tools beside them. */
  readonly name?: string;
  /** Items that have to stay. */
  readonly least?: number;
  /** @param place of the item from now on; undefined where it is gone */
  readonly onChange: (list: readonly Item[], place: number | undefined) => void;
  /** Other tools, before the one that removes it. */
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

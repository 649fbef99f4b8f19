import { type ReactNode, useId } from 'react';
import { bare, type Path } from '../../../src/schema/walk.ts';
import { readable } from '../../schema/fields.ts';
import { type FieldProps, useForm } from './context.ts';

/** What a control takes so that its label, help and fault are told with it. */
export interface ControlProps {
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
  const { faults, note } = useForm();
  const { optional, meta } = bare(field);
  const key = path.join('.');
  const fault = faults.get(key);
  const described = [fault && `${id}-fault`, meta.description && `${id}-help`].filter(Boolean);
  return (
    <div className="field" data-path={key} data-wrong={fault ? '' : undefined}>
      <div className="label">
        <label htmlFor={id}>
          {name}
          {optional && <i> optional</i>}
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
      {meta.description && (
        <p className="help" id={`${id}-help`}>
          {meta.description}
        </p>
      )}
      {note(key)}
    </div>
  );
}

/** Several fields in a frame of their own, with what they are for and what is wrong with them as a whole. */
export function GroupFrame({
  field,
  path,
  name,
  children,
}: Omit<FieldProps, 'value'> & { readonly children: ReactNode }) {
  const { faults } = useForm();
  const { optional, meta } = bare(field);
  const key = path.join('.');
  const fault = faults.get(key);
  return (
    <fieldset data-path={key} data-wrong={fault ? '' : undefined}>
      <legend>
        {name}
        {optional && <i> optional</i>}
      </legend>
      {meta.description && <p className="help">{meta.description}</p>}
      {fault && <p className="fault">{fault}</p>}
      {children}
    </fieldset>
  );
}

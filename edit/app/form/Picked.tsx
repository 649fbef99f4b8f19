import { useState } from 'react';
import { bare } from '../../../src/schema/walk.ts';
import { Chooser } from '../Chooser.tsx';
import { type FieldProps, type Option, useForm } from './context.ts';
import { Frame, nameAt } from './Frame.tsx';

/** One of several things that are known by their pictures: a plate, an icon. */
export function Picked({
  options,
  ...props
}: FieldProps & { readonly options: readonly Option[] }) {
  const { field, path, value, name = nameAt(path) } = props;
  const { set } = useForm();
  const [open, setOpen] = useState(false);
  const { optional } = bare(field);
  const chosen = options.find((option) => option.value === value);
  return (
    <Frame {...props}>
      {(control) => (
        <div className="picked">
          {chosen?.picture && <img src={chosen.picture} alt="" loading="lazy" />}
          <button {...control} type="button" onClick={() => setOpen(true)}>
            {typeof value === 'string' && value !== '' ? value : 'Choose'}
          </button>
          {optional && value !== undefined && (
            <button type="button" onClick={() => set(path, undefined)}>
              Remove <span className="unseen">{name}</span>
            </button>
          )}
          {open && (
            <Chooser
              title={`Choose ${name.toLowerCase()}`}
              options={options}
              onChoose={(next) => {
                set(path, next);
                setOpen(false);
              }}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </Frame>
  );
}

import { useState } from 'react';
import { type FieldProps, useForm } from './context.ts';
import { Frame } from './Frame.tsx';

/** What is typed, as a record has it: what is no number stays a text, and is said to be wrong. */
export function numberFrom(typed: string): number | string | undefined {
  const words = typed.trim().replace(/^\u2212/, '-');
  if (words === '') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(words) ? Number(words) : words;
}

/** A number, with a point before its decimals. */
export function NumberField(props: FieldProps) {
  const { path, value } = props;
  const { set } = useForm();
  // As it is being typed: 50.0 is the number 50 on the way to 50.06.
  const [typed, setTyped] = useState('');
  return (
    <Frame {...props}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          value={Object.is(numberFrom(typed), value) ? typed : String(value ?? '')}
          onChange={(event) => {
            setTyped(event.target.value);
            set(path, numberFrom(event.target.value));
          }}
        />
      )}
    </Frame>
  );
}

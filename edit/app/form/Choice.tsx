import { bare } from '../../../src/schema/walk.ts';
import { type FieldProps, type Option, useForm } from './context.ts';
import { Frame } from './Frame.tsx';

/** One of several things, in a list that opens. */
export function Choice({
  options,
  ...props
}: FieldProps & { readonly options: readonly Option[] }) {
  const { field, path, value } = props;
  const { set } = useForm();
  const { optional, fallback } = bare(field);
  // Where the file says nothing, what holds is chosen.
  const usual = typeof fallback === 'string' ? fallback : '';
  const chosen = typeof value === 'string' ? value : usual;
  const isKnown = options.some((option) => option.value === chosen);
  return (
    <Frame {...props}>
      {(control) => (
        <select
          {...control}
          value={chosen}
          onChange={(event) => set(path, event.target.value || undefined)}
        >
          {((optional && usual === '') || chosen === '') && (
            <option value="">{optional ? 'None' : 'Choose'}</option>
          )}
          {chosen !== '' && !isKnown && <option value={chosen}>{chosen} (gone)</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

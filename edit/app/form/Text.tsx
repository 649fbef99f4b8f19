import { useId } from 'react';
import type { z } from 'zod';
import { bare } from '../../../src/schema/walk.ts';
import { type FieldProps, useForm } from './context.ts';
import { Frame } from './Frame.tsx';

/** Longer texts get a field of several lines. */
const ONE_LINE = 70;

/** A text, with a counter where its length is limited; an address is completed. */
export function Text(props: FieldProps) {
  const { field, path, value } = props;
  const { set, addresses } = useForm();
  const list = useId();
  const { schema, optional, meta } = bare(field);
  const text = value === undefined || value === null ? '' : String(value);
  // Every other kind of field has a control of its own.
  const { maxLength, format } = schema as z.ZodString;
  const change = (words: string) => set(path, words === '' && optional ? undefined : words);
  const isLong = !format && !meta.link && ((maxLength ?? 0) > ONE_LINE || text.includes('\n'));
  return (
    <Frame
      {...props}
      extra={
        maxLength && (
          <span className="count" data-over={text.length > maxLength ? '' : undefined}>
            {text.length} of {maxLength}
          </span>
        )
      }
    >
      {(control) =>
        isLong ? (
          <>
            <textarea {...control} rows={2} value={text} onChange={(e) => change(e.target.value)} />
            {path.at(-1) === 'alt' && value === undefined && (
              <button type="button" onClick={() => set(path, '')}>
                It only decorates: no words needed
              </button>
            )}
          </>
        ) : (
          <>
            <input
              {...control}
              type={format === 'date' ? 'date' : 'text'}
              value={text}
              list={meta.link ? list : undefined}
              onChange={(event) => change(event.target.value)}
            />
            {meta.link && (
              <datalist id={list}>
                {addresses.map((address) => (
                  <option key={address} value={address} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Frame>
  );
}

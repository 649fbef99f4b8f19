/** Controls for single values. */
import { useState } from 'react';
import type { z } from 'zod';
import { bare } from '../../../src/schema/walk.ts';
import { addressAt } from '../../model/files.ts';
import { Chooser } from '../Chooser.tsx';
import { DialogButton } from '../Dialog.tsx';
import { Button } from '../elements.tsx';
import { sectionsOf } from '../page-texts.ts';
import { useEditor } from '../use-editing.ts';
import type { FieldProps, Option } from './options.ts';
import { Count, LabelledField, nameAt } from './parts.tsx';

/** The default of a text or a number. Typing starts from an empty field: one that brought its default back could not be emptied. */
function usual(field: FieldProps['field']): string | undefined {
  const { fallback } = bare(field);
  return fallback === undefined ? undefined : String(fallback);
}

type ChoiceProps = FieldProps & { readonly options: readonly Option[] };

/** A select element. @param onChoose called in place of setting the field */
export function Choice({
  options,
  onChoose,
  ...props
}: ChoiceProps & { readonly onChoose?: (value: string) => void }) {
  const { field, path, value } = props;
  const { set } = useEditor();
  const choose = onChoose ?? ((next: string) => set(path, next || undefined));
  const { optional, fallback } = bare(field);
  const chosen = String(value ?? fallback ?? '');
  const isKnown = options.some((option) => option.value === chosen);
  return (
    <LabelledField {...props}>
      {(control) => (
        <select {...control} value={chosen} onChange={(event) => choose(event.target.value)}>
          {((optional && fallback === undefined) || chosen === '') && (
            <option value="">{optional ? 'None' : 'Choose'}</option>
          )}
          {chosen !== '' && !isKnown && <option value={chosen}>{chosen} (deleted)</option>}
          {options.map(({ value, label = value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}

/** A choice by picture, such as a plate or an icon. */
export function Picked({ options, ...props }: ChoiceProps) {
  const { field, path, value, name = nameAt(path) } = props;
  const { set } = useEditor();
  const { optional, fallback } = bare(field);
  const named = value ?? fallback;
  const chosen = options.find((option) => option.value === named);
  const shown = typeof named === 'string' && named !== '' ? named : 'Choose';
  return (
    <LabelledField {...props}>
      {(control) => (
        <div className="row picked">
          {chosen?.picture && <img src={chosen.picture} alt="" loading="lazy" />}
          <DialogButton
            {...control}
            aria-label={`${name}: ${shown}`}
            dialog={
              <Chooser
                title={`Choose ${name.toLowerCase()}`}
                options={options}
                onChoose={(next) => set(path, next)}
              />
            }
          >
            {shown}
          </DialogButton>
          {optional && value !== undefined && (
            <Button onClick={() => set(path, undefined)}>
              Remove <span className="visually-hidden">{name}</span>
            </Button>
          )}
        </div>
      )}
    </LabelledField>
  );
}

/** A checkbox. */
export function Box(props: FieldProps) {
  const { set } = useEditor();
  return (
    <LabelledField {...props}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={(props.value ?? bare(props.field).fallback) === true}
          onChange={(event) => set(props.path, event.target.checked)}
        />
      )}
    </LabelledField>
  );
}

/** The value of a typed number. Other text is kept as a string, so that the schema reports it. */
export function numberFrom(typed: string): number | string | undefined {
  const words = typed.trim().replace(/^\u2212/, '-');
  if (words === '') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(words) ? Number(words) : words;
}

/** A number field, with a decimal point. */
export function NumberField(props: FieldProps) {
  const { field, path, value } = props;
  const { set } = useEditor();
  // Keeps the text while typing: 50.0 equals 50 on the way to 50.06.
  const [typed, setTyped] = useState('');
  return (
    <LabelledField {...props}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          placeholder={usual(field)}
          value={Object.is(numberFrom(typed), value) ? typed : String(value ?? '')}
          onChange={(event) => {
            setTyped(event.target.value);
            set(path, numberFrom(event.target.value));
          }}
        />
      )}
    </LabelledField>
  );
}

/** The id of the datalist for links: every address of the site, with the anchors of its pages. */
const ADDRESSES = 'addresses';

/** That datalist, rendered once for all links of the form. */
export function Addresses() {
  const { records } = useEditor();
  const addresses = [...records].flatMap(([key, data]) => {
    const address = addressAt(key);
    if (!address) return [];
    return [address, ...sectionsOf(data).map(({ id }) => `${address}#${id}`)];
  });
  return (
    <datalist id={ADDRESSES}>
      {addresses.map((address) => (
        <option key={address} value={address} />
      ))}
    </datalist>
  );
}

/** The longest field with one line, in characters; longer ones get several. */
const ONE_LINE = 70;

/** A text field, with a counter if its length is limited. An address gets suggestions. */
export function Text(props: FieldProps) {
  const { field, path, value } = props;
  const { set } = useEditor();
  const { schema, optional, meta } = bare(field);
  const text = value === undefined || value === null ? '' : String(value);
  // Field gives every other kind a control of its own.
  const { maxLength, format } = schema as z.ZodString;
  const change = (words: string) => set(path, words === '' && optional ? undefined : words);
  const placeholder = usual(field);
  const isLong = !format && !meta.link && ((maxLength ?? 0) > ONE_LINE || text.includes('\n'));
  return (
    <LabelledField {...props} extra={maxLength && <Count text={text} most={maxLength} />}>
      {(control) => (
        <>
          {isLong ? (
            <textarea
              {...control}
              rows={2}
              value={text}
              placeholder={placeholder}
              onChange={(event) => change(event.target.value)}
            />
          ) : (
            <input
              {...control}
              type={format === 'date' ? 'date' : 'text'}
              value={text}
              placeholder={placeholder}
              list={meta.link ? ADDRESSES : undefined}
              onChange={(event) => change(event.target.value)}
            />
          )}
          {isLong && path.at(-1) === 'alt' && value === undefined && (
            <Button onClick={() => set(path, '')}>Decorative: needs no description</Button>
          )}
        </>
      )}
    </LabelledField>
  );
}

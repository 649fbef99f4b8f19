import type { ChangeEvent, ReactNode } from 'react';
import { isRecord, objectOf } from '../../../src/schema/walk.ts';
import { useTask } from '../ask.ts';
import { Button } from '../elements.tsx';
import { useEditor } from '../use-editing.ts';
import { addressOf, type FieldProps, upload } from './options.ts';
import { Labelled, LabelledField, nameAt } from './parts.tsx';

/** The place of a click as a focus: whole per cent from the left and from the top of the picture. */
export function focusAt(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  x: number,
  y: number,
): string {
  const share = (part: number, all: number) =>
    Math.round(Math.min(1, Math.max(0, part / all)) * 100);
  return `${share(x - left, width)}% ${share(y - top, height)}%`;
}

/** Uploads pictures for the record. @param onTaken gets the name of the stored file */
function useUpload(onTaken: (file: string) => void) {
  const { recordKey } = useEditor();
  const { message, setMessage, run } = useTask();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // A refused file can be chosen again once it is corrected.
    target.value = '';
    if (!file) return;
    setMessage('Uploading the picture …');
    void run('', async () => onTaken(await upload(recordKey, file)));
  };
  const status = (
    <p role="status" className="fault">
      {message}
    </p>
  );
  return { take, status };
}

/** A drawn picture, or an uploaded one with a focus, the point that every crop keeps. A click sets the focus. */
export function Picture({
  drawn,
  fields,
  ...props
}: FieldProps & {
  /** The control to choose a drawn picture. */
  readonly drawn: ReactNode;
  /** The fields of an uploaded picture. */
  readonly fields: ReactNode;
}) {
  const { field, path, value, name = nameAt(path) } = props;
  const { recordKey, set } = useEditor();
  // Sets only the file: the other fields may have changed during the upload.
  const { take, status } = useUpload((file) => set([...path, 'file'], file));
  const own = isRecord(value) ? value : undefined;
  const file = typeof own?.file === 'string' ? own.file : '';
  const canFocus = 'focus' in (objectOf(field, {})?.shape ?? {});
  return (
    <fieldset data-path={path.join('.')}>
      <legend>{name}</legend>
      {own ? (
        <>
          {file !== '' && (
            <Button
              className="focus"
              aria-label={`${name}: click to set the focal point, or enter it under Focus`}
              disabled={!canFocus}
              onClick={(event) => {
                // A click by keyboard has no position.
                if (event.detail === 0) return;
                const box = event.currentTarget.getBoundingClientRect();
                set([...path, 'focus'], focusAt(box, event.clientX, event.clientY));
              }}
            >
              <img src={addressOf(recordKey, file)} alt="" />
              <span aria-hidden="true" style={placeOfDot(own.focus)} />
            </Button>
          )}
          {fields}
          <Button onClick={() => set(path, undefined)}>Use a drawn picture instead</Button>
        </>
      ) : (
        drawn
      )}
      <Labelled
        name={own ? 'Another file' : 'A picture of your own'}
        help="Drop a file here, or choose one: JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG."
      >
        {(control) => (
          <>
            <input {...control} type="file" accept="image/*" onChange={take} />
            {status}
          </>
        )}
      </Labelled>
    </fieldset>
  );
}

/** The CSS position of a focus such as `40% 30%`. */
function placeOfDot(focus: unknown) {
  const [left = '50%', top = '50%'] = typeof focus === 'string' ? focus.split(' ') : [];
  return { left, top };
}

/** A client's logo, a file beside the record. */
export function Logo(props: FieldProps) {
  const { path, value } = props;
  const { recordKey, set } = useEditor();
  const { take, status } = useUpload((file) => set(path, file));
  return (
    <LabelledField {...props}>
      {(control) => (
        <div className="row picked">
          {typeof value === 'string' && value !== '' && (
            <img src={addressOf(recordKey, value)} alt="" />
          )}
          {typeof value === 'string' && <span>{value}</span>}
          <input {...control} type="file" accept="image/svg+xml" onChange={take} />
          {status}
        </div>
      )}
    </LabelledField>
  );
}

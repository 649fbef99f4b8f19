import { type ReactNode, useId } from 'react';
import { isRecord, objectOf } from '../../../src/schema/walk.ts';
import { useTask } from '../ask.ts';
import { Button } from '../elements.tsx';
import { useEditor } from '../use-editing.ts';
import { Frame, nameAt } from './Frame.tsx';
import { addressOf, type FieldProps, upload } from './options.ts';

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
  const { of } = useEditor();
  const { said, say, run } = useTask();
  const take = (given: FileList | null) => {
    const [file] = given ?? [];
    if (!file) return;
    say('Reading the picture …');
    void run('', async () => onTaken(await upload(of, file)));
  };
  const status = (
    <p role="status" className="fault">
      {said}
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
  const { of, set, faults } = useEditor();
  // Sets only the file: the other fields may have changed during the upload.
  const { take, status } = useUpload((file) => set([...path, 'file'], file));
  const id = useId();
  const own = isRecord(value) ? value : undefined;
  const file = typeof own?.file === 'string' ? own.file : '';
  const key = path.join('.');
  const canFocus = 'focus' in (objectOf(field, {})?.shape ?? {});
  return (
    <fieldset data-path={key} data-wrong={faults.has(key) ? '' : undefined}>
      <legend>{name}</legend>
      {own ? (
        <>
          {file !== '' && (
            <Button
              className="focus"
              aria-label={`${name}: the point that every crop keeps; click it, or write it under Focus`}
              disabled={!canFocus}
              onClick={(event) => {
                // A click by keyboard has no position.
                if (event.detail === 0) return;
                const box = event.currentTarget.getBoundingClientRect();
                set([...path, 'focus'], focusAt(box, event.clientX, event.clientY));
              }}
            >
              <img src={addressOf(of, file)} alt="" />
              <span aria-hidden="true" style={placeOfDot(own.focus)} />
            </Button>
          )}
          {fields}
          <Button onClick={() => set(path, undefined)}>Take a drawn picture instead</Button>
        </>
      ) : (
        drawn
      )}
      <div className="field">
        <label htmlFor={id}>{own ? 'Another file' : 'A picture of your own'}</label>
        <input
          id={id}
          type="file"
          accept="image/*"
          onChange={(event) => take(event.target.files)}
        />
        <p className="help">Drop it here, or choose it: JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.</p>
        {status}
      </div>
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
  const { of, set } = useEditor();
  const { take, status } = useUpload((file) => set(path, file));
  return (
    <Frame {...props}>
      {(control) => (
        <div className="row picked">
          {typeof value === 'string' && value !== '' && <img src={addressOf(of, value)} alt="" />}
          {typeof value === 'string' && <span>{value}</span>}
          <input
            {...control}
            type="file"
            accept="image/svg+xml"
            onChange={(event) => take(event.target.files)}
          />
          {status}
        </div>
      )}
    </Frame>
  );
}

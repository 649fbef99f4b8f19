import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { isRecord, objectOf } from '../../../src/schema/walk.ts';
import { type FieldProps, useForm } from './context.ts';
import { Frame, nameAt } from './Frame.tsx';
import { Fields } from './Group.tsx';

/** Where a click on a picture is, in whole per cent from the left and from the top, as a focus is written. */
export function focusAt(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  x: number,
  y: number,
): string {
  const share = (part: number, all: number) =>
    Math.round(Math.min(1, Math.max(0, part / all)) * 100);
  return `${share(x - left, width)}% ${share(y - top, height)}%`;
}

/** A drawn picture, or one of one's own: dropped here or chosen, with the point that every crop keeps set by a click. */
export function Picture({
  drawn,
  ...props
}: FieldProps & {
  /** The choice among what is drawn. */
  readonly drawn: ReactNode;
}) {
  const { field, path, value, name = nameAt(path) } = props;
  const { set, upload, addressOf, faults } = useForm();
  const [said, setSaid] = useState('');
  const [isOver, setOver] = useState(false);
  const id = useId();
  const own = isRecord(value) ? value : undefined;
  const file = typeof own?.file === 'string' ? own.file : '';
  const key = path.join('.');
  const take = async (given: File | undefined) => {
    if (!given) return;
    setSaid('Reading the picture …');
    try {
      // The rest of it may have changed meanwhile.
      set([...path, 'file'], await upload(given));
      setSaid('');
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const canFocus = 'focus' in (objectOf(field, {})?.shape ?? {});
  return (
    <fieldset data-path={key} data-wrong={faults.has(key) ? '' : undefined}>
      <legend>{name}</legend>
      {own ? (
        <>
          {file !== '' && (
            <button
              type="button"
              className="focus"
              aria-label={`${name}: the point that every crop keeps; click it, or write it under Focus`}
              disabled={!canFocus}
              onClick={(event) => {
                // A press of Enter has no place on the picture.
                if (event.detail === 0) return;
                const box = event.currentTarget.getBoundingClientRect();
                set([...path, 'focus'], focusAt(box, event.clientX, event.clientY));
              }}
            >
              <img src={addressOf(file)} alt="" />
              <span aria-hidden="true" ref={(dot) => placeDot(dot, own.focus)} />
            </button>
          )}
          <Fields field={field} path={path} value={own} />
          <button type="button" onClick={() => set(path, undefined)}>
            Take a drawn picture instead
          </button>
        </>
      ) : (
        drawn
      )}
      <fieldset
        className="drop"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <legend className="unseen">{name}: your own file</legend>
        <label htmlFor={id}>{own ? 'Another file' : 'A picture of your own'}</label>
        <input
          id={id}
          type="file"
          accept="image/*"
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <p className="help">Drop it here, or choose it: JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.</p>
        <p role="status" className="fault">
          {said}
        </p>
      </fieldset>
    </fieldset>
  );
}

/** A drawing in a file beside the record: the logo of a client. */
export function Logo(props: FieldProps) {
  const { path, value } = props;
  const { set, upload, addressOf } = useForm();
  const [said, setSaid] = useState('');
  const take = async (given: File | undefined) => {
    if (!given) return;
    try {
      set(path, await upload(given));
      setSaid('');
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Frame {...props}>
      {(control) => (
        <div className="picked">
          {typeof value === 'string' && value !== '' && <img src={addressOf(value)} alt="" />}
          {typeof value === 'string' && <span>{value}</span>}
          <input
            {...control}
            type="file"
            accept="image/svg+xml"
            onChange={(event) => void take(event.target.files?.[0])}
          />
          <p role="status" className="fault">
            {said}
          </p>
        </div>
      )}
    </Frame>
  );
}

/** Shows where a focus such as `40% 30%` is. */
function placeDot(dot: HTMLElement | null, focus: unknown) {
  if (!dot) return;
  const [x = '50%', y = '50%'] = typeof focus === 'string' ? focus.split(' ') : [];
  dot.style.left = x;
  dot.style.top = y;
}

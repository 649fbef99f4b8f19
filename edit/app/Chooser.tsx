import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Drawn } from './Drawn.tsx';
import type { Option } from './form/context.ts';
import { isFound, SearchField } from './SearchField.tsx';

/** A window over the page, with a heading and a way out; Escape closes it too. */
export function Dialog({
  title,
  wide = false,
  onClose,
  children,
}: {
  readonly title: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still there, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('input[type=search]')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      data-wide={wide ? '' : undefined}
      onCancel={(event) => {
        // Closed by the one who opened it.
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // A search field of WebKit keeps the key for itself.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2>{title}</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** Shown at once; the rest is found by its name. */
const MOST = 150;

/** A window of things to choose from, each with its picture, found by their names. */
export function Chooser({
  title,
  options,
  onChoose,
  onClose,
}: {
  readonly title: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}) {
  const [words, setWords] = useState('');
  const found = options.filter(({ value, label, text = '', words: more = '' }) =>
    isFound(words, value, label, text, more),
  );
  return (
    <Dialog title={title} wide onClose={onClose}>
      <SearchField
        words={words}
        onChange={setWords}
        onEnter={() => found[0] && onChoose(found[0].value)}
        found={found.length > MOST ? `${MOST} of ${found.length} shown` : `${found.length} found`}
      />
      <ul className="options">
        {found.slice(0, MOST).map(({ value, label, picture, example, text }) => (
          <li key={value}>
            <button type="button" onClick={() => onChoose(value)}>
              {picture && <img src={picture} alt="" loading="lazy" />}
              <b>{label}</b>
              {text && <small>{text}</small>}
            </button>
            {example && <Drawn example={example} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

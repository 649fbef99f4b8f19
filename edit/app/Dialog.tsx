import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './elements.tsx';

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
      <div className="row dialog-head">
        <h2>{title}</h2>
        <Button onClick={onClose}>Close</Button>
      </div>
      {children}
    </dialog>
  );
}

/** Whether one of some texts holds the words that are looked for, in whatever case. */
export const isFound = (words: string, ...texts: readonly string[]) =>
  texts.join(' ').toLowerCase().includes(words.toLowerCase().trim());

/** Finds things in a window by their names. */
export function SearchField({
  words,
  onChange,
  onEnter,
  found,
}: {
  readonly words: string;
  readonly onChange: (words: string) => void;
  /** Takes the first thing that was found; not called while nothing is looked for. */
  readonly onEnter: () => void;
  /** What was found, said as it changes. */
  readonly found: string;
}) {
  const id = useId();
  return (
    <div className="row search">
      <label htmlFor={id}>Search</label>
      <input
        id={id}
        type="search"
        value={words}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (words.trim() !== '') onEnter();
        }}
      />
      <span role="status">{found}</span>
    </div>
  );
}

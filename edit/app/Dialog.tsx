import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './elements.tsx';

/** A modal dialog with a heading and a close button. Escape closes it too. */
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
  // Closing the element before it is removed returns the focus to where it was.
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
        // The component that opened it closes it.
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // A search field in WebKit consumes Escape.
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

/** Whether texts contain the search words, ignoring case. */
export const isFound = (words: string, ...texts: readonly string[]) =>
  texts.join(' ').toLowerCase().includes(words.toLowerCase().trim());

/** A search field in a dialog. */
export function SearchField({
  words,
  onChange,
  onEnter,
  found,
}: {
  readonly words: string;
  readonly onChange: (words: string) => void;
  /** Takes the first match; not called while the field is empty. */
  readonly onEnter: () => void;
  /** The result, announced to screen readers when it changes. */
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

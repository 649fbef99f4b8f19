import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './elements.tsx';
import { useEditor } from './use-editing.ts';

/** The function that removes the enclosing dialog. */
export const CloseContext = createContext(() => {});
export const useClose = () => useContext(CloseContext);

/** Closes the enclosing dialog, and opens a record by its name, or a file. */
export function useLeaveFor() {
  const { openRecord } = useEditor();
  const close = useClose();
  return (name: string) => {
    close();
    openRecord(name);
  };
}

/** A modal dialog with a heading and a close button. Escape closes it too. */
export function Dialog({
  title,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  const close = useClose();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closing the element before it is removed returns the focus to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('input[type=search]')?.focus();
    return () => element?.close();
  }, []);
  // Outside the form of the record, since forms can't be nested.
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={title}
      data-wide={wide ? '' : undefined}
      onClose={close}
      // A search field in WebKit consumes Escape.
      onKeyDown={(event) => event.key === 'Escape' && dialog.current?.close()}
    >
      <div className="row dialog-head">
        <h2>{title}</h2>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}

/** A button that opens a dialog. */
export function DialogButton({
  dialog,
  ...button
}: ComponentProps<'button'> & { readonly dialog: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" {...button} onClick={() => setOpen(true)} />
      {isOpen && <CloseContext value={() => setOpen(false)}>{dialog}</CloseContext>}
    </>
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
  return (
    <div className="row search">
      <label>
        Search{' '}
        <input
          type="search"
          value={words}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Otherwise the key would press the button that gets the focus when the dialog closes.
            event.preventDefault();
            if (words.trim() !== '') onEnter();
          }}
        />
      </label>
      <span role="status">{found}</span>
    </div>
  );
}

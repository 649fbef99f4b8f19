/** What a click or a key does in the preview: a text is typed into where it stands, and nothing leads away. */
import type { Path } from '../../src/schema/walk.ts';
import { placeOf, SECTION_ATTRIBUTE, TEXT_ATTRIBUTE } from './annotate.ts';

/** What the page tells the editor. */
export interface PageEvents {
  /** A text or a section was chosen. */
  readonly onChoose: (
    place: { readonly key: string; readonly path: Path } | undefined,
    section: number | undefined,
  ) => void;
  /** Words were typed into a text. */
  readonly onType: (key: string, path: Path, words: string) => void;
  /** What a text of a record is now; empty where nobody has written it yet. */
  readonly wordsAt: (key: string, path: Path) => string;
  /** A key was pressed, whatever for. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Words as they are written, in one line. */
const inOneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
const wordsIn = (element: Element) => inOneLine(element.textContent ?? '');

/** Texts with letters typed that their records don't have yet. */
const ahead = new WeakSet<Element>();

/** Gives the text that is typed into the words of its record, which may have changed elsewhere: by undo, or in the form. */
export function follow(page: Document, wordsAt: PageEvents['wordsAt']): void {
  const element = page.querySelector('[contenteditable]');
  if (!element) return;
  const { key, path } = placeOf(element.getAttribute(TEXT_ATTRIBUTE) ?? '');
  const words = wordsAt(key, path);
  if (inOneLine(words) === wordsIn(element)) ahead.delete(element);
  else if (!ahead.has(element)) put(words, element);
}

function put(words: string, element: Element) {
  const selection = element.ownerDocument.getSelection();
  if (words === '') {
    // What stands for a text that is missing is replaced by what is typed.
    selection?.selectAllChildren(element);
    return;
  }
  element.textContent = words;
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** Lets words be typed into an element. @param wordsAt what its text is, where the page is not drawn anew yet */
function open(element: HTMLElement, wordsAt: PageEvents['wordsAt']) {
  // An engine that doesn't know the first takes the second.
  element.setAttribute('contenteditable', 'plaintext-only');
  if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', 'Text of the page');
  element.focus();
  // A press on a link gives it the focus, and puts no caret into its words.
  const selection = element.ownerDocument.getSelection();
  if (!element.contains(selection?.anchorNode ?? null)) {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
  follow(element.ownerDocument, wordsAt);
}

/**
 * Listens to a page that has just been put into the preview.
 * @param events what is told of it then
 * @param onLeave called when a text was left that had been typed into
 */
export function listen(page: Document, events: () => PageEvents, onLeave: () => void): void {
  // Nodes of the frame are no instances of this window's classes.
  const elementOf = ({ target }: Event) => target as HTMLElement;
  const click = (event: MouseEvent) => {
    const target = elementOf(event);
    const text = target.closest<HTMLElement>(`[${TEXT_ATTRIBUTE}]`);
    if (text?.isContentEditable) return;
    event.preventDefault();
    event.stopPropagation();
    const section = target.closest(`[${SECTION_ATTRIBUTE}]`)?.getAttribute(SECTION_ATTRIBUTE);
    const place = text ? placeOf(text.getAttribute(TEXT_ATTRIBUTE) ?? '') : undefined;
    events().onChoose(place, section ? Number(section) : undefined);
    // Words in several lines are typed in the form.
    if (text && text.childElementCount === 0) open(text, events().wordsAt);
  };
  const blur = (event: Event) => {
    const element = elementOf(event);
    if (!element.isContentEditable) return;
    ahead.delete(element);
    for (const name of ['contenteditable', 'role', 'aria-label']) element.removeAttribute(name);
    onLeave();
  };
  page.addEventListener('click', click, true);
  page.addEventListener('blur', blur, true);
  page.addEventListener('submit', (event) => event.preventDefault(), true);
  page.addEventListener('input', (event) => {
    const element = elementOf(event);
    if (!element.isContentEditable) return;
    ahead.add(element);
    const { key, path } = placeOf(element.getAttribute(TEXT_ATTRIBUTE) ?? '');
    events().onType(key, path, wordsIn(element));
  });
  page.addEventListener('keydown', (event) => {
    const element = elementOf(event);
    if (element.isContentEditable && ['Enter', 'Escape'].includes(event.key)) {
      event.preventDefault();
      element.blur();
    }
    events().onKey(event);
    // What was typed last may be what is undone.
    if (event.defaultPrevented) ahead.delete(element);
  });
}

/** Handles clicks and keys in the preview: texts can be edited in place, and links don't navigate. */
import type { Path } from '../../src/schema/walk.ts';
import { fieldOf, SECTION_ATTRIBUTE, TEXT_ATTRIBUTE } from './annotate.ts';

/** The events of the previewed page. */
export interface PageEvents {
  /** A text or a section was chosen. */
  readonly onChoose: (
    field: { readonly key: string; readonly path: Path } | undefined,
    section: number | undefined,
  ) => void;
  /** A text was edited. */
  readonly onType: (key: string, path: Path, words: string) => void;
  /** The present text of a record at a path; empty if it is missing. */
  readonly wordsAt: (key: string, path: Path) => string;
  /** Any key was pressed. */
  readonly onKey: (event: KeyboardEvent) => void;
}

const inOneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
const wordsIn = (element: Element) => inOneLine(element.textContent ?? '');

/** Elements with typed text that their records don't have yet. */
const ahead = new WeakSet<Element>();

/** Updates the element that is being edited after its record changed elsewhere: by undo, or in the form. */
export function follow(page: Document, wordsAt: PageEvents['wordsAt']): void {
  const element = page.querySelector('[contenteditable]');
  if (!element) return;
  const { key, path } = fieldOf(element.getAttribute(TEXT_ATTRIBUTE) ?? '');
  const words = wordsAt(key, path);
  if (inOneLine(words) === wordsIn(element)) ahead.delete(element);
  else if (!ahead.has(element)) put(words, element);
}

function put(words: string, element: Element) {
  const selection = element.ownerDocument.getSelection();
  if (words === '') {
    // Typing replaces the stand-in for a missing text.
    selection?.selectAllChildren(element);
    return;
  }
  element.textContent = words;
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** Makes an element editable. @param wordsAt its present text, which the page may not show yet */
function open(element: HTMLElement, wordsAt: PageEvents['wordsAt']) {
  // Engines without `plaintext-only` ignore it.
  element.setAttribute('contenteditable', 'plaintext-only');
  if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', 'Text of the page');
  element.focus();
  // Pressing a link focuses it, but sets no caret in its text.
  const selection = element.ownerDocument.getSelection();
  if (!element.contains(selection?.anchorNode ?? null)) {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
  follow(element.ownerDocument, wordsAt);
}

/**
 * Adds listeners to a new document in the preview.
 * @param events returns the present handlers
 * @param onLeave called when the focus leaves a text that was edited
 */
export function listen(page: Document, events: () => PageEvents, onLeave: () => void): void {
  // Nodes of the frame are not instances of this window's classes.
  const elementOf = ({ target }: Event) => target as HTMLElement;
  const click = (event: MouseEvent) => {
    const target = elementOf(event);
    const text = target.closest<HTMLElement>(`[${TEXT_ATTRIBUTE}]`);
    if (text?.isContentEditable) return;
    event.preventDefault();
    event.stopPropagation();
    const section = target.closest(`[${SECTION_ATTRIBUTE}]`)?.getAttribute(SECTION_ATTRIBUTE);
    const field = text ? fieldOf(text.getAttribute(TEXT_ATTRIBUTE) ?? '') : undefined;
    events().onChoose(field, section ? Number(section) : undefined);
    // Texts of several lines are edited in the form.
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
    const { key, path } = fieldOf(element.getAttribute(TEXT_ATTRIBUTE) ?? '');
    events().onType(key, path, wordsIn(element));
  });
  page.addEventListener('keydown', (event) => {
    // The keys of an input method choose its suggestions.
    if (event.isComposing) return;
    const element = elementOf(event);
    if (element.isContentEditable && ['Enter', 'Escape'].includes(event.key)) {
      event.preventDefault();
      element.blur();
    }
    events().onKey(event);
    // A prevented key may be an undo of the last typing.
    if (event.defaultPrevented) ahead.delete(element);
  });
}

/** Finds the texts of records in a page that was drawn from them, so that a click leads to the field. */
import type { Path } from '../../src/schema/walk.ts';

/** A text of a record, and where it is written. */
export interface Text {
  readonly key: string;
  readonly path: Path;
  readonly text: string;
  /** The address of the record's page, where it has one. */
  readonly address?: string | undefined;
}

/** A section of the page, by its anchor: the texts that it holds itself, and those of the records that it refers to. */
export interface SectionTexts {
  readonly id: string;
  readonly own: readonly Text[];
  readonly referred: readonly Text[];
}

/** Says which element shows which text: `<key>#<path with dots>`. */
export const TEXT_ATTRIBUTE = 'data-edit';
/** Says of a section's element which of the page's sections it is. */
export const SECTION_ATTRIBUTE = 'data-edit-section';

/** The record of what bars, menus and footer call the pages. */
const NAVIGATION = 'navigation';

/** Longer than any text of a record. */
const LONGEST = 1500;

/** Texts are the same whatever the white space: a heading may be drawn line by line. */
const letters = (text: string | null) => (text ?? '').replace(/\s+/g, '');

/** The innermost elements that show nothing but these letters, by the letters. */
function elementsByLetters(root: Element): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('svg, script, style, template')) continue;
    const text = element.textContent ?? '';
    if (text.length > LONGEST) continue;
    const key = letters(text);
    if (key === '') continue;
    const list = found.get(key) ?? [];
    // An element comes after what it stands in.
    if (list.at(-1)?.contains(element)) list.pop();
    list.push(element);
    found.set(key, list);
  }
  return found;
}

/** Gives words that stand beside other elements an element of their own. */
function wrapLooseWords(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, 4 /* text */);
  const loose: globalThis.Node[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!parent || parent.childElementCount === 0 || letters(node.nodeValue) === '') continue;
    if (!parent.closest('svg, script, style, template, select')) loose.push(node);
  }
  for (const node of loose) {
    const span = root.ownerDocument.createElement('span');
    node.parentElement?.insertBefore(span, node);
    span.append(node);
  }
}

/** Which text an element shows, of those with its words. @param index of the element among those that show them */
type Choose = (same: readonly Text[], index: number, element: Element) => Text | undefined;

function annotateAll(
  elements: Map<string, Element[]>,
  texts: readonly Text[],
  choose: Choose,
): void {
  for (const [words, same] of Map.groupBy(texts, ({ text }) => letters(text))) {
    const free = (elements.get(words) ?? []).filter(
      (element) => !element.closest(`[${TEXT_ATTRIBUTE}]`),
    );
    for (const [index, element] of free.entries()) {
      const text = choose(same, index, element);
      if (text) element.setAttribute(TEXT_ATTRIBUTE, `${text.key}#${text.path.join('.')}`);
    }
  }
}

/** Words that are shown more often than they are written lead to where they are written last. */
const inOrder: Choose = (same, index) => same[Math.min(index, same.length - 1)];

/** Of records that hold the same words the one that the place tells; none where nothing does. */
const byPlace: Choose = (same, _index, element) => {
  if (same.length === 1) return same[0];
  const named = element.closest('main') ? undefined : same.find(({ key }) => key === NAVIGATION);
  const link = element
    .closest('a')
    ?.getAttribute('href')
    ?.replace(/[?#].*/, '');
  return named ?? same.find(({ address }) => address !== undefined && address === link);
};

/**
 * Annotates every element of a page that shows a text of a record, and every section.
 *
 * @param sections in their order on the page
 * @param others the texts of all records, for what stands outside the sections or is brought in by them unasked
 */
export function annotate(
  page: Document,
  sections: readonly SectionTexts[],
  others: readonly Text[],
): void {
  wrapLooseWords(page.body);
  for (const [index, { id, own, referred }] of sections.entries()) {
    const root = page.getElementById(id);
    if (!root) continue;
    root.setAttribute(SECTION_ATTRIBUTE, String(index));
    const elements = elementsByLetters(root);
    annotateAll(elements, own, inOrder);
    annotateAll(elements, referred, inOrder);
  }
  annotateAll(elementsByLetters(page.body), others, byPlace);
}

/** The record and path that an annotation names. */
export function placeOf(reference: string): { key: string; path: Path } {
  const [key = '', path = ''] = reference.split('#');
  return { key, path: path.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name)) };
}

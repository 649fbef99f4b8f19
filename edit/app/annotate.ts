/** Finds the texts of records in a rendered page, so that a click leads to the field. */
import type { Path } from '../../src/schema/walk.ts';

/** A text of a record, with its key and path. */
export interface Text {
  readonly key: string;
  readonly path: Path;
  readonly text: string;
  /** The address of the record's page, if it has one. */
  readonly address?: string | undefined;
}

/** The anchor of a section, and its texts: first its own, then those of the records that it refers to. */
export interface SectionTexts {
  readonly id: string;
  readonly texts: readonly Text[];
}

/** The attribute that names an element's text: `<key>#<path with dots>`. */
export const TEXT_ATTRIBUTE = 'data-edit';
/** The attribute with the index of a section. */
export const SECTION_ATTRIBUTE = 'data-edit-section';

/** The record with the labels of bars, menus and footer. */
const NAVIGATION = 'navigation';

/** Longer than any text of a record. */
const LONGEST = 1500;

/** Removes white space before comparison: a heading may be rendered line by line. */
const letters = (text: string | null) => (text ?? '').replace(/\s+/g, '');

/** The innermost elements with each text, by the text without white space. */
function elementsByLetters(root: Element): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('svg, script, style, template')) continue;
    const text = element.textContent ?? '';
    if (text.length > LONGEST) continue;
    const key = letters(text);
    if (key === '') continue;
    const list = found.get(key) ?? [];
    // Document order: an element follows its ancestors.
    if (list.at(-1)?.contains(element)) list.pop();
    list.push(element);
    found.set(key, list);
  }
  return found;
}

/** Wraps text nodes that have element siblings in elements of their own. */
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

/** Chooses which of several equal texts an element shows. @param index of the element among those that show them */
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

/** Matches in order. If there are more elements than texts, the rest get the last text. */
const inOrder: Choose = (same, index) => same[Math.min(index, same.length - 1)];

/** Chooses among records with the same text by the element's place; undefined if that doesn't decide. */
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
 * Marks every section of a page, and every element that shows a text of a record.
 *
 * @param sections in their order on the page
 * @param others the texts of all records, for elements outside the sections and records that a section shows without reference
 */
export function annotate(
  page: Document,
  sections: readonly SectionTexts[],
  others: readonly Text[],
): void {
  wrapLooseWords(page.body);
  for (const [index, { id, texts }] of sections.entries()) {
    const root = page.getElementById(id);
    if (!root) continue;
    root.setAttribute(SECTION_ATTRIBUTE, String(index));
    annotateAll(elementsByLetters(root), texts, inOrder);
  }
  annotateAll(elementsByLetters(page.body), others, byPlace);
}

/** A path written with dots, such as `sections.2.heading`. */
export const pathFrom = (dots: string): Path =>
  dots.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));

/** The key and path in an annotation. */
export function fieldOf(reference: string): { key: string; path: Path } {
  const [key = '', dots = ''] = reference.split('#');
  return { key, path: pathFrom(dots) };
}

/** A parsed page of the build, and pending changes to its text. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element from the source, not one that the parser added. */
export interface BuiltElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Offsets in the source, in UTF-16 code units: of `<`, after the start tag, and after the end tag. */
  start: number;
  contentStart: number;
  end: number;
  /** Its own text, with character references decoded. */
  text: string;
  /** The enclosing form; itself if it is a form. */
  form: BuiltElement | undefined;
}

/** Escapes a value for a double-quoted attribute. */
export const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

interface Change {
  start: number;
  end: number;
  text: string;
}

/**
 * Between two texts, React writes a comment, which only hydration needs. Beside one, Chrome leaves the space out of the names
 * of links and fields.
 */
const BETWEEN_TEXTS = '<!-- -->';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;

/** Adds the elements below a node in source order, including those in templates and `noscript`. */
function addElements(elements: BuiltElement[], node: Node, form?: BuiltElement): void {
  let inner = form;
  if ('tagName' in node && node.sourceCodeLocation) {
    const { startTag, startOffset, endOffset } = node.sourceCodeLocation;
    const element: BuiltElement = {
      name: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      start: startOffset,
      contentStart: startTag?.endOffset ?? endOffset,
      end: endOffset,
      text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
      form,
    };
    if (element.name === 'form') element.form = element;
    inner = element.form;
    elements.push(element);
  }
  if ('content' in node) addElements(elements, node.content, inner);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) addElements(elements, child, inner);
}

/** A page of the build, without React's comments between texts. */
export class BuiltPage {
  /** Path in the folder of the build. */
  readonly file: string;
  readonly #source: string;
  #elements: readonly BuiltElement[];
  readonly #changes: Change[] = [];

  constructor(file: string, source: string) {
    this.file = file;
    this.#source = source.replaceAll(BETWEEN_TEXTS, '');
    const document = parse(this.#source, { sourceCodeLocationInfo: true, scriptingEnabled: false });
    const elements: BuiltElement[] = [];
    addElements(elements, document);
    this.#elements = elements;
  }

  static read(folder: string, file: string): BuiltPage {
    return new BuiltPage(file, readFileSync(join(folder, file), 'utf8'));
  }

  /** In source order, without replaced elements. */
  get elements(): readonly BuiltElement[] {
    return this.#elements;
  }

  /** Replaces consecutive elements, with the white space between and after them, with `text`. */
  replace(elements: readonly [BuiltElement, ...BuiltElement[]], text: string): void {
    const [{ start }] = elements;
    const rest = this.#source.slice(elements.at(-1)?.end ?? start).trimStart();
    const end = this.#source.length - rest.length;
    this.#changes.push({ start, end, text });
    this.#elements = this.#elements.filter((element) => !elements.includes(element));
  }

  setAttributes(
    { name, start, contentStart }: BuiltElement,
    attributes: Iterable<[string, string]>,
  ): void {
    const written = [...attributes].map(([key, value]) =>
      value === '' ? ` ${key}` : ` ${key}="${quoted(value)}"`,
    );
    this.#changes.push({ start, end: contentStart, text: `<${name}${written.join('')}>` });
  }

  /** Converts an offset in the source to the offset after all changes. */
  moved(at: number): number {
    return this.#changes
      .filter(({ end }) => end <= at)
      .reduce((sum, { start, end, text }) => sum + text.length - (end - start), at);
  }

  /** Writes the page with its changes. */
  write(folder: string): void {
    let html = '';
    let from = 0;
    for (const { start, end, text } of this.#changes.sort((a, b) => a.start - b.start)) {
      html += this.#source.slice(from, start) + text;
      from = end;
    }
    writeFileSync(join(folder, this.file), html + this.#source.slice(from));
  }
}

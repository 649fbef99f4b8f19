/** A parsed page of the build, and pending changes to its text. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

/** An element of the page. */
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

/** The elements of some HTML in source order, including those in templates and `noscript`. */
function elementsIn(html: string): BuiltElement[] {
  const elements: BuiltElement[] = [];
  const open: BuiltElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const contentStart = parser.endIndex + 1;
      const element: BuiltElement = {
        name,
        attributes: new Map(Object.entries(attributes)),
        start: parser.startIndex,
        contentStart,
        end: contentStart,
        text: '',
        form: open.at(-1)?.form,
      };
      if (name === 'form') element.form = element;
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      const element = open.at(-1);
      if (element) element.text += text;
    },
    onclosetag() {
      const element = open.pop();
      if (element) element.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return elements;
}

/** A page of the build. */
export class BuiltPage {
  /** Path in the folder of the build. */
  readonly file: string;
  readonly #source: string;
  #elements: readonly BuiltElement[];
  readonly #changes: Change[] = [];

  constructor(file: string, source: string) {
    this.file = file;
    this.#source = source;
    this.#elements = elementsIn(this.#source);
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

/** White space as the HTML standard has it, after its carriage returns became line feeds. */
const SPACE = /[\t\n\f ]/;

/** Elements whose content the parser reads as text, so that a `<script>` written inside them is none. */
const TEXT_ELEMENTS = new Set([
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);

/** Elements inside which the rules of XML hold: `/>` closes an element, and CDATA exists. */
const FOREIGN_ELEMENTS = new Set(['svg', 'math']);

/** A start or end tag with everything up to its `>`. */
export interface HtmlTag {
  /** Lower-case name. */
  name: string;
  /** Attributes by lower-case name; where one is repeated the first counts. */
  attributes: ReadonlyMap<string, string>;
  /** True where the tag ends in `/>`. */
  selfClosing: boolean;
  /** True for an end tag. */
  closing: boolean;
  /** Offset of the tag's `<`. */
  start: number;
  /** Offset behind the tag's `>`. */
  end: number;
  /** Offset behind the content of an element whose content is text and no tags; undefined for other elements. */
  textEnd?: number;
}

/** Offset behind the next `mark`, or of the end of the text. */
function behind(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

/** Reads the start or end tag whose name begins at `from`; attribute values may hold `>`, so all of them are read. */
function readTag(
  html: string,
  from: number,
): Pick<HtmlTag, 'name' | 'attributes' | 'selfClosing' | 'end'> {
  let at = from;
  const until = (stop: RegExp): string => {
    const start = at;
    while (at < html.length && !stop.test(html.charAt(at))) at += 1;
    return html.slice(start, at);
  };
  const skipSpace = () => until(/[^\t\n\f ]/);

  const name = until(/[\t\n\f />]/).toLowerCase();
  const attributes = new Map<string, string>();
  let selfClosing = false;
  while (at < html.length && html[at] !== '>') {
    if (SPACE.test(html.charAt(at)) || html[at] === '/') {
      selfClosing = html[at] === '/' && html[at + 1] === '>';
      at += 1;
      continue;
    }
    // A name may start with `=`; that one character isn't the sign between name and value.
    const start = at;
    at += 1;
    until(/[\t\n\f />=]/);
    const attribute = html.slice(start, at).toLowerCase();
    skipSpace();
    let value = '';
    if (html[at] === '=') {
      at += 1;
      skipSpace();
      const quote = html[at];
      if (quote === '"' || quote === "'") {
        const end = behind(html, quote, at + 1);
        value = html.slice(at + 1, end - 1);
        at = end;
      } else {
        value = until(/[\t\n\f >]/);
      }
    }
    if (!attributes.has(attribute)) attributes.set(attribute, value);
  }
  return { name, attributes, selfClosing, end: at + 1 };
}

/** Offset behind the comment that begins at `from`; `<!-->` and `--!>` end one too. */
function behindComment(html: string, from: number): number {
  return Math.min(behind(html, '-->', from + 2), behind(html, '--!>', from + 4));
}

/** Offset of the end tag that closes a text element whose content begins at `from`. */
function textEnd(html: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}(?=[\\t\\n\\f />])`, 'gi');
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? html.length;
}

/**
 * Offset of the end tag that closes a script whose content begins at `from`. Inside `<!-- … -->` a `<script` makes the
 * next `</script>` part of the content (the standard's "script data double escaped" state).
 */
function scriptEnd(html: string, from: number): number {
  const mark = /<!--|-->|<\/?script(?=[\t\n\f />])/gi;
  mark.lastIndex = from;
  let state: 'plain' | 'escaped' | 'doubly escaped' = 'plain';
  for (let found = mark.exec(html); found !== null; found = mark.exec(html)) {
    const text = found[0].toLowerCase();
    if (text === '<!--') {
      if (state === 'plain') state = 'escaped';
      // Its two dashes can already be those of a `-->`, as in `<!-->`.
      mark.lastIndex -= 2;
    } else if (text === '-->') {
      state = 'plain';
    } else if (text === '<script') {
      if (state === 'escaped') state = 'doubly escaped';
    } else if (state === 'doubly escaped') {
      state = 'escaped';
    } else {
      return found.index;
    }
  }
  return html.length;
}

/**
 * Walks the tags of an HTML or SVG document. It follows the HTML standard's tokeniser where that decides what is a tag
 * and what is text.
 */
export function* htmlTags(html: string): Generator<HtmlTag> {
  let foreignDepth = 0;
  let at = html.indexOf('<');
  while (at !== -1 && at < html.length) {
    const start = at;
    if (html.startsWith('<!--', at)) {
      at = behindComment(html, at);
    } else if (foreignDepth > 0 && html.startsWith('<![CDATA[', at)) {
      at = behind(html, ']]>', at);
    } else if (/^<\/[a-z]/i.test(html.slice(at, at + 3))) {
      const tag = readTag(html, at + 2);
      if (FOREIGN_ELEMENTS.has(tag.name)) foreignDepth = Math.max(0, foreignDepth - 1);
      at = tag.end;
      yield { ...tag, closing: true, start };
    } else if (/^<[!?/]/.test(html.slice(at, at + 2))) {
      // A doctype, or what the standard calls a bogus comment.
      at = behind(html, '>', at);
    } else if (/^<[a-z]/i.test(html.slice(at, at + 2))) {
      const tag = readTag(html, at + 1);
      at = tag.end;
      const empty = foreignDepth > 0 && tag.selfClosing;
      if (FOREIGN_ELEMENTS.has(tag.name) && !tag.selfClosing) foreignDepth += 1;
      if (!empty && (tag.name === 'script' || TEXT_ELEMENTS.has(tag.name))) {
        at = tag.name === 'script' ? scriptEnd(html, at) : textEnd(html, tag.name, at);
        yield { ...tag, closing: false, start, textEnd: at };
      } else {
        yield { ...tag, closing: false, start };
      }
    } else {
      at += 1;
    }
    at = html.indexOf('<', at);
  }
}

/** What an SVG file of an owner may not hold: visitors' browsers read it, and so does the build. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;

/** Elements that run, or show what isn't in the file. */
const REFUSED = ['script', 'foreignobject', 'iframe', 'embed', 'object', 'handler', 'listener'];
/** A part of the same file, or a picture within it. */
const INSIDE = /^\s*(#|data:image\/(png|jpeg|webp|avif|gif)[;,])/i;
const REMEDY = 'export it as plain SVG, with pictures embedded';

/** `xlink:href` as `href`. */
const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase();

function* elementsIn(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsIn(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

/** An address outside the file that a style asks for. */
function askedByStyle(css: string): string | undefined {
  const [, address] = /@import\s*([^;]*)/i.exec(css) ?? [];
  if (address !== undefined) return address;
  const addresses = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(
    ([, address = '']) => address,
  );
  return addresses.find((each) => !INSIDE.test(each));
}

/** @returns what of an SVG document is refused, with the remedy, to follow its name; undefined where it is safe */
export function svgFault(text: string): string | undefined {
  if (/<!ENTITY|<\?xml-stylesheet/i.test(text)) {
    return `holds entities or names a style sheet: ${REMEDY}`;
  }
  for (const element of elementsIn(parseFragment(text))) {
    const name = localName(element.tagName);
    if (REFUSED.includes(name)) return `holds <${name}>: remove it, or ${REMEDY}`;
    for (const { name, value } of element.attrs) {
      const attribute = localName(name);
      if (attribute.startsWith('on')) return `runs a script in "${attribute}": ${REMEDY}`;
      const outside =
        attribute === 'href' || attribute === 'src'
          ? [value].find((address) => !INSIDE.test(address))
          : askedByStyle(value);
      if (outside !== undefined) return `asks for another file, ${outside}: ${REMEDY}`;
    }
    if (name !== 'style') continue;
    const css = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    const outside = askedByStyle(css);
    if (outside !== undefined) return `asks for another file, ${outside}: ${REMEDY}`;
  }
  return undefined;
}

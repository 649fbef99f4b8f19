/** Checks the owner's SVG files for scripts and references to other files, which visitors' browsers would load. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sax from 'sax';

const SVG = 'http://www.w3.org/2000/svg';
/** Static drawing elements. None of them runs scripts or animates another element. */
const ELEMENTS = new Set(
  `a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g image line
  linearGradient marker mask metadata path pattern polygon polyline radialGradient rect stop style svg switch symbol text
  textPath title tspan use view`.split(/\s+/),
);
/** Namespaces of drawing programs' metadata, which browsers ignore. */
const NOTES =
  /^http:\/\/(www\.inkscape\.org|sodipodi\.sourceforge\.net|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|purl\.org\/dc|creativecommons\.org|web\.resource\.org\/cc|www\.serif\.com|www\.bohemiancoding\.com|ns\.adobe\.com)/;
/** A fragment of the same file, or an embedded picture. */
const INSIDE = /^\s*(#|data:image\/(png|jpeg|webp|avif|gif)[;,])/i;
const REMEDY = 'export it as plain SVG, with pictures embedded';

/** The first external address in a style. CSS escapes count as one, because they can hide any address. */
function askedByStyle(css: string): string | undefined {
  if (!/[(@]/.test(css)) return undefined;
  const [odd] = /@import[^;]*|image-set\([^)]*|\bsrc\([^)]*|\\.*/i.exec(css) ?? [];
  if (odd !== undefined) return odd;
  const addresses = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(
    ([, address = '']) => address,
  );
  return addresses.find((each) => !INSIDE.test(each));
}

function attributeFault({ local, value }: sax.QualifiedAttribute): string | undefined {
  if (/^on/i.test(local)) return `runs a script in "${local}": ${REMEDY}`;
  const outside = /^(href|src)$/i.test(local)
    ? [value].find((address) => !INSIDE.test(address))
    : askedByStyle(value);
  return outside === undefined ? undefined : `refers to another file, ${outside}: ${REMEDY}`;
}

/**
 * Parses an SVG document as XML, as browsers do. An HTML parser would take some scripts for text.
 * @returns the first fault with its remedy, worded to follow the file name; undefined if the document is safe
 */
export function svgFault(text: string): string | undefined {
  const faults: string[] = [];
  const parser = sax.parser(true, { xmlns: true });
  const open: string[] = [];
  let styles = '';
  let hasBegun = false;
  parser.onopentag = (tag) => {
    // With xmlns every tag is qualified.
    const { local, uri, attributes } = tag as sax.QualifiedTag;
    if (open.length === 0 && local !== 'svg') faults.push(`is not an SVG: ${REMEDY}`);
    hasBegun = true;
    open.push(local);
    if (uri === SVG ? !ELEMENTS.has(local) : !NOTES.test(uri))
      faults.push(`contains <${local}>: remove it, or ${REMEDY}`);
    for (const attribute of Object.values(attributes)) {
      const fault = attributeFault(attribute);
      if (fault !== undefined) faults.push(fault);
    }
  };
  parser.onclosetag = () => void open.pop();
  const note = (words: string) => {
    if (open.includes('style')) styles += words;
  };
  parser.ontext = note;
  parser.oncdata = note;
  parser.ondoctype = (declared) => {
    if (declared.includes('[')) faults.push(`declares entities or attributes: ${REMEDY}`);
  };
  parser.onsgmldeclaration = () => void faults.push(`has a declaration: ${REMEDY}`);
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== 'xml')
      faults.push(`has a processing instruction, such as a style sheet: ${REMEDY}`);
    // Other encodings can hide a script.
    else if (/encoding/.test(body) && !/encoding\s*=\s*["']utf-8["']/i.test(body))
      faults.push(`is not written in UTF-8: ${REMEDY}`);
  };
  try {
    parser.write(text).close();
  } catch (error) {
    faults.push(`can’t be read, ${String(error).split('\n')[0]}: ${REMEDY}`);
  }
  if (!hasBegun) faults.push(`is empty: ${REMEDY}`);
  // A style's text may arrive in several pieces.
  const outside = askedByStyle(styles);
  if (outside !== undefined) faults.push(`refers to another file, ${outside}: ${REMEDY}`);
  return faults[0];
}

/** The fault of an SVG file with the remedy; undefined if it has none. @param file its path from the project folder */
export function svgFileFault(root: string, file: string, faultOf = svgFault): string | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return `${file} is missing; put the SVG there or correct the name`;
  const fault = faultOf(readFileSync(path, 'utf8'));
  return fault && `${file} ${fault}`;
}

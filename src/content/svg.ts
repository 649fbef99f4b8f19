/** What an SVG file of an owner may hold: visitors' browsers read it, and so does the build. */
import sax from 'sax';

const SVG = 'http://www.w3.org/2000/svg';
/** What draws and stands still. Nothing of it runs, and none changes the attributes of another. */
const ELEMENTS = new Set(
  `a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g image line
  linearGradient marker mask metadata path pattern polygon polyline radialGradient rect stop style svg switch symbol text
  textPath title tspan use view`.split(/\s+/),
);
/** What drawing programs note for themselves. Browsers know none of these. */
const NOTES =
  /^http:\/\/(www\.inkscape\.org|sodipodi\.sourceforge\.net|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|purl\.org\/dc|creativecommons\.org|web\.resource\.org\/cc|www\.serif\.com|www\.bohemiancoding\.com|ns\.adobe\.com)/;
/** A part of the same file, or a picture within it. */
const INSIDE = /^\s*(#|data:image\/(png|jpeg|webp|avif|gif)[;,])/i;
const REMEDY = 'export it as plain SVG, with pictures embedded';

/** An address outside the file that a style asks for; one in other letters might be any. */
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
  return outside === undefined ? undefined : `asks for another file, ${outside}: ${REMEDY}`;
}

/**
 * Reads it as browsers do, by the rules of XML: to those of HTML some of what runs is text.
 * @returns what of an SVG document is refused, with the remedy, to follow its name; undefined where it is safe
 */
export function svgFault(text: string): string | undefined {
  const faults: string[] = [];
  const parser = sax.parser(true, { xmlns: true });
  const open: string[] = [];
  let styles = '';
  let hasBegun = false;
  parser.onopentag = (tag) => {
    // With xmlns every name is a qualified one.
    const { local, uri, attributes } = tag as sax.QualifiedTag;
    if (open.length === 0 && local !== 'svg') faults.push(`is no SVG: ${REMEDY}`);
    hasBegun = true;
    open.push(local);
    if (uri === SVG ? !ELEMENTS.has(local) : !NOTES.test(uri))
      faults.push(`holds <${local}>: remove it, or ${REMEDY}`);
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
  parser.onsgmldeclaration = () => void faults.push(`declares something: ${REMEDY}`);
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== 'xml') faults.push(`names a style sheet or the like: ${REMEDY}`);
    // In some other encodings the letters of a script look like those of a name.
    else if (/encoding/.test(body) && !/encoding\s*=\s*["']utf-8["']/i.test(body))
      faults.push(`is not written in UTF-8: ${REMEDY}`);
  };
  try {
    parser.write(text).close();
  } catch (error) {
    faults.push(`can’t be read, ${String(error).split('\n')[0]}: ${REMEDY}`);
  }
  if (!hasBegun) faults.push(`is empty: ${REMEDY}`);
  // What a style says may lie in several pieces.
  const outside = askedByStyle(styles);
  if (outside !== undefined) faults.push(`asks for another file, ${outside}: ${REMEDY}`);
  return faults[0];
}

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { svgFault } from './svg.ts';

const svg = (inside: string, more = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}viewBox="0 0 9 9">${inside}</svg>`;

test.each([
  ['paths', '<path d="M0 0h9"/>'],
  ['a part of itself', '<use xlink:href="#a"/><rect fill="url(#b)" style="mask: url(\'#c\')"/>'],
  ['a picture within it', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
  ['a large picture within it', `<image href="data:image/png;base64,${'A'.repeat(1e6)}"/>`],
  ['words that ask for nothing', '<title>url(a.png) \\</title><g id="a\\b"/>'],
  ['a style', '<style>path { fill: url(#b) }</style>'],
  [
    'what a drawing program notes',
    '<metadata><a:note xmlns:a="http://www.inkscape.org/a"/></metadata>',
  ],
])('a drawing with %s is safe', (_, inside) => {
  expect(svgFault(svg(inside))).toBeUndefined();
});

test.each([
  ['<script>alert(1)</script>', 'contains <script>'],
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', 'contains <script>'],
  ['<foreignObject><p>words</p></foreignObject>', 'contains <foreignObject>'],
  ['<path ONCLICK="alert(1)"/>', 'runs a script in "ONCLICK"'],
  ['<a href="javascript:alert(1)"><path/></a>', 'refers to another file, javascript:alert(1)'],
  ['<image href="https://other.test/a.png"/>', 'refers to another file, https://other.test/a.png'],
  ['<image xlink:href="a.png"/>', 'refers to another file, a.png'],
  ['<image href="data:image/svg+xml;base64,AA=="/>', 'refers to another file, data:image/svg+xml'],
  [
    '<path style="fill: url(https://other.test/a)"/>',
    'refers to another file, https://other.test/a',
  ],
  ['<style>@import "a.css";</style>', 'refers to another file, @import "a.css"'],
  ['<style><![CDATA[p { fill: url(//other.test) }]]></style>', 'refers to another file'],
])('%s is refused with a reason', (inside, says) => {
  expect(svgFault(svg(inside))).toContain(says);
});

/** From OWASP's filter evasion cheat sheet and upload testing guide, plus cases that HTML and XML parsers read differently. */
test.each([
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
  ['a script of HTML', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')],
  ['a handler on the root', svg('', 'onload="alert(1)" ')],
  ['a handler of a focused element', svg('<g tabindex="1" onfocusin="alert(1)"/>')],
  ['a link that runs, in pieces', svg('<a href="java&#x09;script:alert(1)"><path/></a>')],
  [
    'a link that becomes one',
    svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>'),
  ],
  ['a link that is set', svg('<a><set attributeName="xlink:href" to="javascript:alert(1)"/></a>')],
  ['a drawing within it', svg('<use href="data:image/svg+xml,%3Csvg onload=alert(1)%3E#x"/>')],
  ['a page within it', svg('<image href="data:text/html,%3Cscript%3Ealert(1)%3C/script%3E"/>')],
  ['a frame', svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>')],
  [
    'MathML with a link',
    svg('<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:alert(1)"/>'),
  ],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  [
    'a file of the machine',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`,
  ],
  ['a billion laughs', `<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>${svg('&b;')}`],
  ['a handler by default', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`],
  [
    'a script that HTML takes for text',
    svg('<desc><textarea><script>alert(1)</script></textarea></desc>'),
  ],
  [
    'a script that HTML takes for a title',
    svg('<desc><title><script>alert(1)</script></title></desc>'),
  ],
  [
    'a script that HTML takes for a style',
    svg('<desc><style><script>alert(1)</script></style></desc>'),
  ],
  [
    'a script in letters that shift',
    svg('<desc id="\u001b$B"><g id="\u001b(B" onload="alert(1)"/></desc>').replace(
      '?>',
      ' encoding="ISO-2022-JP"?>',
    ),
  ],
  ['two roots', `${svg('')}<script xmlns="http://www.w3.org/2000/svg">alert(1)</script>`],
  ['a page in the guise of a drawing', '<!doctype html><script>alert(1)</script><svg/>'],
  ['no drawing', 'GIF89a=1;alert(1)'],
  ['nothing', ''],
  [
    'a style that asks by another word',
    svg('<style>p { fill: image-set("https://other.test/a" 1x) }</style>'),
  ],
  ['a style in other letters', svg('<path style="fill: u\\72l(https://other.test/a)"/>')],
  ['a style that another file is', svg('<style>@\\69mport "https://other.test/a";</style>')],
])('%s is refused', (_, text) => {
  expect(svgFault(text)).toBeDefined();
});

test('the drawings of the sample are safe', () => {
  const files = globSync('{content,tests/behaviour/site/content}/**/*.svg');
  expect(files).not.toEqual([]);
  for (const file of files) expect(svgFault(readFileSync(file, 'utf8')), file).toBeUndefined();
});

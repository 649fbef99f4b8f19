import { expect, test } from 'vitest';
import { svgFault } from './svg.ts';

const svg = (inside: string, more = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}viewBox="0 0 9 9">${inside}</svg>`;

test.each([
  ['paths', '<path d="M0 0h9"/>'],
  ['a part of itself', '<use xlink:href="#a"/><rect fill="url(#b)" style="mask: url(\'#c\')"/>'],
  ['a picture within it', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
  ['a style', '<style>path { fill: url(#b) }</style>'],
])('a drawing with %s is safe', (_, inside) => {
  expect(svgFault(svg(inside))).toBeUndefined();
});

test.each([
  ['<script>alert(1)</script>', 'holds <script>'],
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', 'holds <script>'],
  ['<foreignObject><p>words</p></foreignObject>', 'holds <foreignobject>'],
  ['<path onclick="alert(1)"/>', 'runs a script in "onclick"'],
  ['<a href="javascript:alert(1)"><path/></a>', 'asks for another file, javascript:alert(1)'],
  ['<image href="https://other.test/a.png"/>', 'asks for another file, https://other.test/a.png'],
  ['<image xlink:href="a.png"/>', 'asks for another file, a.png'],
  ['<image href="data:image/svg+xml;base64,AA=="/>', 'asks for another file, data:image/svg+xml'],
  [
    '<path style="fill: url(https://other.test/a)"/>',
    'asks for another file, https://other.test/a',
  ],
  ['<style>@import "a.css";</style>', 'asks for another file, "a.css"'],
  ['<style><![CDATA[p { fill: url(//other.test) }]]></style>', 'asks for another file'],
])('%s is refused', (inside, says) => {
  expect(svgFault(svg(inside))).toContain(says);
});

test('entities and style sheets are refused', () => {
  expect(svgFault(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`)).toContain('holds entities');
  expect(svgFault(`<?xml-stylesheet href="a.css"?>${svg('')}`)).toContain('names a style sheet');
  expect(svgFault(svg('', 'onload="alert(1)" '))).toContain('runs a script in "onload"');
});

import { webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { formPage } from '../tests/fixtures/site.ts';
import { BuiltPage } from './built-page.ts';
import { allowedIn, TableWriter } from './site-tables.ts';

/** The CSP source of a code, computed by another library than the one under test uses. */
async function source(code: string): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

const read = (html: string) => allowedIn(new BuiltPage('index.html', html));

test('the hash is the one that the CSP specification prints', () => {
  // CSP Level 3, section 8.4 "Allowing external JavaScript via hashes" uses this script and hash.
  expect(read("<script>alert('Hello, world.');</script>").scripts).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test.each([
  ['plain', '<script>a()</script>', ['a()']],
  ['white space kept', '<script>\n  a()\n</script >', ['\n  a()\n']],
  ['several', '<script>a</script><p><script>b</script>', ['a', 'b']],
  ['the same twice', '<script>a</script><script>a</script>', ['a']],
  ['none', '<p>script</p>', []],
  ['empty', '<script></script>', []],
  ['upper case', '<SCRIPT>a</ScRiPt>', ['a']],
  ['attributes', '<script defer data-a="1" nomodule>a</script>', ['a']],
  ['module', '<script type="module">a</script>', ['a']],
  ['import map', '<script type="importmap">{}</script>', ['{}']],
  [
    'speculation rules',
    '<script type=speculationrules>{"prefetch":[]}</script>',
    ['{"prefetch":[]}'],
  ],
  ['JSON-LD', '<script type="application/ld+json">{"a":1}</script>', []],
  ['JSON-LD, unquoted and upper case', '<script type=APPLICATION/LD+JSON>{}</script>', []],
  ['JSON', '<script type=" application/json ">{}</script>', []],
  ['JSON-like type that runs', '<script type="text/javascript;json">a</script>', ['a']],
  ['external', '<script src="/a.js">ignored()</script>', []],
  ['external, unquoted', '<script async src=/a.js></script>', []],
  ['external with an empty address', '<script src>ignored()</script>', []],
  ['data-src is not src', '<script data-src="/a.js">a</script>', ['a']],
  ['not a script', '<scripture>a</scripture><script-x>b</script-x>', []],
  ['> in an attribute', '<p title="<script>x</script>" data-b=\'>\'><script>a</script>', ['a']],
  ['> in an attribute of the script', '<script data-a="1 > 0">a</script>', ['a']],
  ['> in an attribute of an end tag', '</p title=">"><script>a</script>', ['a']],
  ['quote in an unquoted value', '<p title=a"b><script>a</script>', ['a']],
  [
    'first of a repeated attribute',
    '<script type="application/json" type="module">{}</script>',
    [],
  ],
  ['/ before an attribute', '<script/type="application/json"/>{}</script>', []],
  ['/ ends no script in HTML', '<script/>a</script>', ['a']],
  ['equals sign as a name', '<p =">"><script>a</script>', ['a']],
  ['spaces around =', '<script type = "application/json" >{}</script>', []],
  ['commented out', '<!-- <script>x</script> --><script>a</script>', ['a']],
  ['comment ended at once', '<!--><script>a</script>-->', ['a']],
  ['comment ended at once, dash', '<!---><script>a</script>-->', ['a']],
  ['comment ended with --!>', '<!-- x --!><script>a</script>-->', ['a']],
  ['comment not ended by ->', '<!-- -> <script>x</script> --><script>a</script>', ['a']],
  ['comment never ended', '<!-- <script>x</script>', []],
  ['doctype and processing instruction', '<!doctype html><?xml <?><script>a</script>', ['a']],
  ['bogus end tag', '</ <script>x</script><script>a</script>', ['a']],
  ['less-than as text', '1 < 2 <3 <><script>a</script>', ['a']],
  ['in a title', '<title><script>x</script></title><script>a</script>', ['a']],
  ['in a text area', '<textarea><script>x</script></textarea>', []],
  ['in a style', '<style>/*<script>x</script>*/</style>', []],
  ['in noscript', '<noscript><style>n{}</style></noscript><script>a</script>', ['a']],
  ['a string with a tag', '<script>a="<p></p>"</script>', ['a="<p></p>"']],
  ['a longer end tag', '<script>a</scripts></script>', ['a</scripts>']],
  ['comment in a script', '<script><!--\na\n//--></script>', ['<!--\na\n//-->']],
  ['end tag in a comment in a script', '<script><!-- a</script>b-->', ['<!-- a']],
  [
    'script in a comment in a script',
    '<script><!-- <script>x</script> --></script><script>b</script>',
    ['<!-- <script>x</script> -->', 'b'],
  ],
  [
    'two scripts in a comment in a script',
    '<script><!-- <script>x</script></script>b-->',
    ['<!-- <script>x</script>'],
  ],
  ['comment ended at once in a script', '<script><!--><script></script>', ['<!--><script>']],
  ['never ended', '<script>a', ['a']],
  ['line ends', '<script>a\r\nb\rc\n</script>', ['a\nb\nc\n']],
  ['NUL', '<script>a\0b</script>', ['a\uFFFDb']],
  ['not ASCII', '<script>"ž€𝒳"</script>', ['"ž€𝒳"']],
  ['SVG title closes itself', '<svg><title/></svg><script>a</script>', ['a']],
  ['SVG script closes itself', '<svg><script/><g/></svg><script>a</script>', ['a']],
  [
    'CDATA in SVG',
    '<svg><desc><![CDATA[<script>x</script>]]></desc></svg><script>a</script>',
    ['a'],
  ],
  ['CDATA in HTML is a comment up to >', '<![CDATA[<script>x</script>]]>', []],
  ['never-ended tag', '<script src="', []],
])('scripts: %s', async (_name, html, codes) => {
  expect(read(html).scripts).toEqual(await Promise.all(codes.map(source)));
});

test.each([
  ['plain', '<style>a{}</style>', ['a{}']],
  ['attributes', '<style media="print" data-x=">">a{}</style>', ['a{}']],
  ['a child selector', '<style>a>b{}</style>', ['a>b{}']],
  ['a comment is no comment', '<style><!-- a{} --></style>', ['<!-- a{} -->']],
  ['in a script', '<script>"<style>a{}</style>"</script>', []],
  ['in noscript', '<noscript><style>a{}</style></noscript>', ['a{}']],
  ['in SVG', '<svg><style>a{}</style></svg>', ['a{}']],
  ['line ends', '<style>a{}\r\nb{}</style>', ['a{}\nb{}']],
  ['style attribute is not covered', '<p style="color:red">', []],
])('styles: %s', async (_name, html, codes) => {
  expect(read(html).styles).toEqual(await Promise.all(codes.map(source)));
});

test('the script of analytics is allowed by its address, with the origins it may send to, and no other one is', () => {
  const analytics =
    '<script defer src="https://stats.example/a;b.js?v=1" data-connections="https://in.stats.example https://eu.stats.example"></script>';
  expect(read(`<script src="https://other.example/c.js"></script>${analytics}`)).toEqual({
    scripts: ['https://stats.example/a%3Bb.js'],
    styles: [],
    connections: ['https://in.stats.example', 'https://eu.stats.example'],
  });
});

test.each(['<a ', '<!--', '<script><!--'])(
  'a million starts of %s are read to the end: a reader that looks ahead from each would take hours',
  (start) => {
    expect(read(start.repeat(1_000_000)).styles).toEqual([]);
  },
);

test('a form that lacks a part ends the build, with the name of what it lacks', () => {
  const whole = formPage('Contact', 'enquiry');
  for (const [part, name] of [
    ['name="token"', 'token'],
    ['name="website"', 'website'],
    ['name="phone"', 'phone'],
    ['data-enquiry-summary', 'data-enquiry-summary'],
    ['data-enquiry-error="consent"', 'data-enquiry-error="consent"'],
  ] as const) {
    const page = new BuiltPage('contact.html', whole.replace(part, ''));
    expect(() => new TableWriter().add(page)).toThrow(
      `the form "enquiry" on contact.html lacks ${name}`,
    );
  }
});

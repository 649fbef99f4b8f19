import { webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { formPage } from '../tests/fixtures/site.ts';
import { BuiltPage } from './built-page.ts';
import { allowedIn, TableWriter } from './site-tables.ts';

/** The CSP source of inline code, computed with a different library from the code under test. */
async function source(code: string): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

const read = (html: string) => allowedIn(new BuiltPage('index.html', html));

test('the hash of a script matches the example in the CSP specification', () => {
  // CSP Level 3, section 8.4 "Allowing external JavaScript via hashes" uses this script and hash.
  expect(read("<script>alert('Hello, world.');</script>").scripts).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test.each([
  ['white space kept', '<script>\n  a()\n</script >', ['\n  a()\n']],
  ['several', '<script>a</script><p><script>b</script>', ['a', 'b']],
  ['the same twice', '<script>a</script><script>a</script>', ['a']],
  ['empty', '<script></script>', []],
  ['attributes', '<script defer data-a="1" nomodule>a</script>', ['a']],
  ['module', '<script type="module">a</script>', ['a']],
  ['import map', '<script type="importmap">{}</script>', ['{}']],
  ['speculation rules', '<script type=speculationrules>{"a":[]}</script>', ['{"a":[]}']],
  ['JSON-LD', '<script type="application/ld+json">{"a":1}</script>', []],
  ['JSON-LD, unquoted and upper case', '<script type=APPLICATION/LD+JSON>{}</script>', []],
  ['JSON', '<script type=" application/json ">{}</script>', []],
  ['JSON-like type that runs', '<script type="text/javascript;json">a</script>', ['a']],
  ['external', '<script src="/a.js">ignored()</script>', []],
  ['external with an empty address', '<script src>ignored()</script>', []],
  ['data-src is not src', '<script data-src="/a.js">a</script>', ['a']],
  ['in a comment and a title', '<!-- <script>x</script> --><title><script>x</script></title>', []],
  ['in noscript', '<noscript><style>n{}</style></noscript><script>a</script>', ['a']],
  ['in a template', '<template><script>a</script></template>', ['a']],
  ['never ended', '<script>a', ['a']],
  ['line ends', '<script>a\r\nb\rc\n</script>', ['a\nb\nc\n']],
  ['not ASCII', '<script>"ž€𝒳"</script>', ['"ž€𝒳"']],
])('scripts: %s', async (_name, html, codes) => {
  expect(read(html).scripts).toEqual(await Promise.all(codes.map(source)));
});

test.each([
  ['attributes', '<style media="print" data-x=">">a{}</style>', ['a{}']],
  ['in a script', '<script>"<style>a{}</style>"</script>', []],
  ['in noscript', '<noscript><style>a{}</style></noscript>', ['a{}']],
  ['in SVG', '<svg><style>a{}</style></svg>', ['a{}']],
  ['style attribute is not covered', '<p style="color:red">', []],
])('styles: %s', async (_name, html, codes) => {
  expect(read(html).styles).toEqual(await Promise.all(codes.map(source)));
});

test('only the analytics script is allowed by its address, with the origins that it sends to', () => {
  const analytics =
    '<script defer src="https://stats.example/a;b.js?v=1" data-connections="https://in.stats.example https://eu.stats.example"></script>';
  expect(read(`<script src="https://other.example/c.js"></script>${analytics}`)).toEqual({
    scripts: ['https://stats.example/a%3Bb.js'],
    styles: [],
    connections: ['https://in.stats.example', 'https://eu.stats.example'],
  });
});

test('a form without a required part is refused, and the error names the part', () => {
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

/** The pages from the real server: their content security policy must allow everything in their markup. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BuiltPage } from '../../site-build/built-page.ts';
import { everyRoute, pages, readBuilt } from '../built-site.ts';
import { type Running, serveBuild } from '../fixtures/process.ts';

let site: Running;
beforeAll(async () => {
  site = await serveBuild('dist');
});
afterAll(() => site.end('SIGTERM'));

/** Attributes and addresses with inline code, which no hash can allow, as `tag attribute="value"`. */
const inlineAttributes = (html: string) =>
  new BuiltPage('page.html', html).elements.flatMap(({ name, attributes }) =>
    [...attributes]
      .filter(
        ([attribute, value]) =>
          attribute === 'style' || attribute.startsWith('on') || /^\s*javascript:/i.test(value),
      )
      .map(([attribute, value]) => `<${name} ${attribute}="${value}">`),
  );

async function expectCleanPage(response: Response) {
  expect(inlineAttributes(await response.text()), response.url).toEqual([]);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
}

test('no page has inline code: a style or handler attribute, or a script address', async () => {
  for (const { route } of pages) {
    const response = await fetch(site.url + route);
    expect(response.status, route).toBe(everyRoute.includes(route) ? 200 : 404);
    await expectCleanPage(response);
  }
});

test('a form that the server sends back has no inline code either', async () => {
  const { forms } = JSON.parse(readBuilt('enquiries.json')).languages[0];
  const response = await fetch(`${site.url}/enquiries`, {
    method: 'POST',
    body: new URLSearchParams({ form: Object.keys(forms)[0] ?? '', name: 'A' }),
  });
  expect(response.status).toBe(422);
  await expectCleanPage(response);
});

test('every redirect leads to a page', async () => {
  const redirects: [string, string, number][] = JSON.parse(readBuilt('redirects.json'));
  for (const [from, to, status] of redirects) {
    const response = await fetch(site.url + from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, to]);
    expect(everyRoute, from).toContain(to);
    expect(everyRoute, from).not.toContain(from);
  }
});

test('browsers keep the files that a page names by a hash', async () => {
  const named = readBuilt('index.html').matchAll(/[="](\/[\w./-]+\.[\w-]{8}\.(?!html)\w+)/g);
  const files = new Set([...named].map(([, file = '']) => file));
  expect(files.size).toBeGreaterThan(0);
  for (const file of files) {
    const { headers } = await fetch(site.url + file, { method: 'HEAD' });
    expect.soft(headers.get('cache-control'), file).toContain('immutable');
  }
});

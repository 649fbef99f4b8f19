import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { BuiltPage } from './built-page.ts';
import { PageScripts } from './page-scripts.ts';

const RUNTIME = '<script>start();</script><script>go();\n</script>\n';
const ISLAND = '<astro-island ssr></astro-island>';
const KEPT =
  '<template><script type="module" src="/_astro/late.js"></script></template><script type="application/ld+json">{}</script>';

const folder = folderForEach();
let scripts: PageScripts;
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** Changes a page. @returns its new HTML; undefined if it is unchanged */
function change(file: string, html: string): string | undefined {
  const page = new BuiltPage(file, html);
  scripts.change(page);
  page.write(folder);
  return readdirSync(folder).includes(file) ? read(file) : undefined;
}
beforeEach(() => {
  mkdirSync(join(folder, '_astro'));
  scripts = new PageScripts(folder);
});

test('consecutive scripts become one file for all pages', () => {
  const home = change('index.html', `<main>${RUNTIME}${ISLAND}</main>${KEPT}`);
  const service = change('qa.html', `${KEPT}<i></i>${RUNTIME}`);
  const [file = ''] = readdirSync(join(folder, '_astro'));
  expect(read(`_astro/${file}`)).toBe('start();\ngo();\n');
  const link = `<script src="/_astro/${file}" async></script>`;
  expect(home).toBe(`<main>${link}${ISLAND}</main>${KEPT}`);
  expect(service).toBe(`${KEPT}<i></i>${link}`);
  expect(scripts.finish()).toBe('1 script files');
});

test('module scripts get a low fetch priority', () => {
  expect(change('qa.html', '<p></p><script type="module" src="/a.js"></script>')).toBe(
    '<p></p><script type="module" src="/a.js" fetchpriority="low"></script>',
  );
});

test('scripts in templates, data and comments stay unchanged', () => {
  expect(change('about.html', `${KEPT}<!-- ${RUNTIME} --><p title="<script></script>"></p>`)).toBe(
    undefined,
  );
});

test('a page with islands but without a script that starts them is refused', () => {
  expect(() => change('index.html', `${ISLAND}${KEPT}`)).toThrow(
    'index.html has islands, but no script that starts them',
  );
});

test('comments between texts stay only in islands', () => {
  const texts = 'Phone<!-- --> <i>(optional)</i>';
  const spaced = 'Phone <i>(optional)</i>';
  const island = `<astro-island>${texts}</astro-island>`;
  expect(change('call.html', `${RUNTIME}${texts}${island}${texts}`)).toContain(
    `</script>${spaced}${island}${spaced}`,
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { BuiltPage } from './built-page.ts';
import { deferScripts } from './page-scripts.ts';
import { allowedIn } from './site-tables.ts';

const KEPT =
  '<template><script type="module" src="/_astro/late.js"></script></template><script type="application/ld+json">{}</script>';

const folder = folderForEach();
/** Changes a page. @returns its new HTML */
function change(html: string): string {
  const page = new BuiltPage('qa.html', html);
  deferScripts(page);
  page.write(folder);
  return readFileSync(join(folder, 'qa.html'), 'utf8');
}

test('module scripts are imported after the first paint, by code that the policy allows', () => {
  const page = new BuiltPage('qa.html', '<p></p><script type="module" src="/a.js"></script>');
  deferScripts(page);
  page.write(folder);
  const written = BuiltPage.read(folder, 'qa.html');
  const [script] = written.elements.filter(({ name }) => name === 'script');
  expect(script?.text).toMatch(/^const start=\(\)=>import\("\/a\.js"\).*requestAnimationFrame/);
  expect(allowedIn(page)).toEqual(allowedIn(written));
});

test('scripts in templates, data and comments stay unchanged', () => {
  const page = `${KEPT}<!-- <script type="module"></script> --><p title="<script></script>"></p>`;
  expect(change(page)).toBe(page);
});

test('comments between texts are removed', () => {
  expect(change('Phone<!-- --> <i>(optional)</i><!-- kept -->')).toBe(
    'Phone <i>(optional)</i><!-- kept -->',
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { BuiltPage } from './built-page.ts';
import { lowerScripts } from './page-scripts.ts';

const KEPT =
  '<template><script type="module" src="/_astro/late.js"></script></template><script type="application/ld+json">{}</script>';

const folder = folderForEach();
/** Changes a page. @returns its new HTML */
function change(html: string): string {
  const page = new BuiltPage('qa.html', html);
  lowerScripts(page);
  page.write(folder);
  return readFileSync(join(folder, 'qa.html'), 'utf8');
}

test('module scripts get a low fetch priority', () => {
  expect(change('<p></p><script type="module" src="/a.js"></script>')).toBe(
    '<p></p><script type="module" src="/a.js" fetchpriority="low"></script>',
  );
});

test('scripts in templates, data and comments stay unchanged', () => {
  const page = `${KEPT}<!-- <script type="module"></script> --><p title="<script></script>"></p>`;
  expect(change(page)).toBe(page);
});

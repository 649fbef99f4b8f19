import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { BuiltPage } from './built-page.ts';
import { PageStyles } from './page-styles.ts';

const SHEET = `
@layer ui, sections;
p { margin: 0 }
@layer sections {
  .band { color: red }
  .strip, .tabs { color: green }
  .lit { color: blue }
  .band:not(.strip) { padding: 0 }
  .rise { animation: turn 1s }
}
@keyframes turn { to { rotate: 1turn } }
.turn { rotate: 0 }`;

const page = (body: string) =>
  `<!doctype html><link rel="stylesheet" href="/_astro/Sections.a1.css"><body>${body}`;

const folder = folderForEach();
beforeEach(() => {
  mkdirSync(join(folder, '_astro'));
  mkdirSync(join(folder, 'services'));
  writeFileSync(join(folder, '_astro/Sections.a1.css'), SHEET);
  writeFileSync(join(folder, '_astro/tabs.b2.js'), 'import{light}from"./light.c3.js"');
  writeFileSync(join(folder, '_astro/light.c3.js'), 'element.classList.add("lit")');
  writeFileSync(
    join(folder, 'index.html'),
    page('<p class="band rise"><script src="/_astro/tabs.b2.js"></script>'),
  );
  writeFileSync(join(folder, 'about.html'), page('<template><p class="strip"></template>'));
  writeFileSync(
    join(folder, 'services/qa.html'),
    page('<script src="/_astro/light.c3.js"></script><i class="rise"></i><p class="band">'),
  );
});
/** Runs PageStyles on all pages. @returns its summary */
function writePageStyles(): string {
  const styles = new PageStyles(folder);
  for (const file of ['about.html', 'index.html', 'services/qa.html']) {
    const page = BuiltPage.read(folder, file);
    styles.change(page);
    page.write(folder);
  }
  return styles.finish();
}

/** The style sheet that a page links to. */
function rulesOf(file: string): string {
  const [, href = ''] = /href="\/([^"]+)"/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  return readFileSync(join(folder, href), 'utf8');
}

test('a page gets the rules for the classes of its elements and for those named in its scripts and their imports', () => {
  writePageStyles();
  expect(rulesOf('about.html')).not.toContain('.lit{');
  const rules = rulesOf('index.html');
  for (const kept of ['p{', '.band{', '.lit{', '.rise{', '.band:not(.strip)', '@keyframes turn']) {
    expect(rules).toContain(kept);
  }
  expect(rules).not.toContain('.strip,');
});

test('elements in templates count, and a rule for two classes is kept if one of them is used', () => {
  writePageStyles();
  expect(rulesOf('about.html')).toContain('.strip,.tabs{');
  expect(rulesOf('about.html')).not.toContain('.band{');
});

test('pages with the same rules share a sheet, and the sheet with all rules is deleted', () => {
  expect(writePageStyles()).toBe('2 style sheets');
  expect(rulesOf('services/qa.html')).toBe(rulesOf('index.html'));
  const sheets = readdirSync(join(folder, '_astro')).filter((file) => file.endsWith('.css'));
  expect(sheets).toHaveLength(2);
  expect(sheets.join()).toMatch(/^page\.[0-9a-f]{8}\.css,page\.[0-9a-f]{8}\.css$/);
});

test('a missing sheet is reported', () => {
  rmSync(join(folder, '_astro/Sections.a1.css'));
  expect(() => writePageStyles()).toThrow('Sections.a1.css');
});

test('a page that links to no sheet of the build is refused', () => {
  writeFileSync(join(folder, 'about.html'), '<!doctype html><link rel="stylesheet" href="/x.css">');
  expect(() => writePageStyles()).toThrow('about.html links to no style sheet of the build');
});

test('two sheets of a page become one, in the same order', () => {
  writeFileSync(join(folder, '_astro/Late.b2.css'), '.rise{color:red}');
  const path = join(folder, 'services/qa.html');
  const late = '<link rel="stylesheet" href="/_astro/Late.b2.css"><body>';
  writeFileSync(path, readFileSync(path, 'utf8').replace('<body>', late));
  writePageStyles();
  expect(readFileSync(path, 'utf8').match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(rulesOf('services/qa.html')).toMatch(/\.rise\{color:red\}$/);
  expect(readdirSync(join(folder, '_astro')).join()).not.toContain('Late');
});

test('cascade layers keep their order, whatever the order of the sheets', () => {
  writeFileSync(
    join(folder, '_astro/Sections.a1.css'),
    '@layer ui { p { color: red } } @layer base { p { color: blue } }',
  );
  writePageStyles();
  const rules = rulesOf('about.html');
  expect(rules.indexOf('@layer base{')).toBeGreaterThan(-1);
  expect(rules.indexOf('@layer ui{')).toBeGreaterThan(rules.indexOf('@layer base{'));
});

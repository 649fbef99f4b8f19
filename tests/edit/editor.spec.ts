import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Manifest } from '../../art/draw.ts';
import { violations } from '../axe.ts';
import { retype } from '../behaviour/enquiry-page.ts';
import { hold } from '../hold.ts';
import type { Clone } from './clone.ts';
import { type Editor, expect, paste, test } from './editor-test.ts';

// The tests share one editor and one clone.
test.describe.configure({ mode: 'default' });

/** The lines of a folder's diff to the last commit, without positions. */
const diff = ({ git }: Clone, within = 'content') =>
  git('diff', '--unified=0', '--', within)
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line));

const HEADING = 'One team, all the way.';

/** Types into a headline of the page, undoes and saves, then types another. */
async function typeHeadline({ page, clone, editor }: { page: Page; clone: Clone; editor: Editor }) {
  await editor.open('pages/index');
  const heading = editor.page.locator('#services h2').first();
  const before = (await heading.textContent()) ?? '';
  const first = await hold(page, '**/_edit/preview');
  await editor.click('#services h2');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Typed');
  await page.keyboard.press('Enter');
  await expect(editor.field('sections.2.heading')).toHaveValue('Typed');
  // Lets the first rendering through, with one letter typed, and holds back those of the whole and of the undone text.
  const go = await hold(page, '**/_edit/preview');
  const next = page.waitForRequest('**/_edit/preview');
  first();
  await next;
  await expect(heading).toHaveText('Typed');
  await editor.save();
  const undo = page.getByRole('button', { name: 'Undo' });
  while (await undo.isEnabled()) await undo.click();
  await expect(editor.field('sections.2.heading')).toHaveValue(before);
  await expect(heading).toHaveText('Typed');
  await editor.click('#services h2');
  await expect(heading).toHaveText(before);
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(editor.field('sections.2.heading')).toHaveValue(`${before}!`);
  // Undoes while the text has the focus.
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(heading).toHaveText(before);
  await page.keyboard.type('?');
  await expect(editor.field('sections.2.heading')).toHaveValue(`${before}?`);
  go();
  await page.keyboard.press('ControlOrMeta+Z');
  await editor.save();
  expect(diff(clone)).toEqual([]);

  await editor.click('#services h2');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(HEADING);
  // The form has the same value.
  await expect(editor.field('sections.2.heading')).toHaveValue(HEADING);
  await page.keyboard.press('Enter');
  await editor.save();
  expect(diff(clone)).toEqual([
    expect.stringMatching(/^-\s+heading: /),
    `+    heading: ${HEADING}`,
  ]);
}

test(
  'typing a headline on the page changes one line of its file; undo works across a save',
  typeHeadline,
);

test(
  'typing a headline on the page, in another engine (engines: contenteditable)',
  { tag: '@release' },
  typeHeadline,
);

test('typing in the form updates the page, and undo reverts it; an unknown address opens the editor', {
  tag: '@release',
}, async ({ page, clone, editor }) => {
  await editor.open('pages/index');
  await page.getByRole('button', { name: /^Points/ }).click();
  const heading = editor.page.locator('#why-us h2').first();
  const before = await editor.field('sections.5.heading').inputValue();
  // One letter is one undo step, even on a slow machine.
  await retype(editor.field('sections.5.heading'), '!');
  await expect(heading).toHaveText('!');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(heading).toHaveText(before);
  await expect(editor.status).toBeEmpty();
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(heading).toHaveText('!');
  // In a dialog, the key is that of its fields.
  await page.getByRole('button', { name: /pages and records/ }).click();
  await page.keyboard.press('ControlOrMeta+Z');
  await page.keyboard.press('Escape');
  await expect(editor.field('sections.5.heading')).toHaveValue('!');
  expect(diff(clone)).toEqual([]);
  expect(await violations(page, { without: ['frame-tested'] })).toEqual([]);
  await page.getByLabel('Phone').check();
  await expect(page.locator('iframe')).toHaveCSS('width', '390px');
  await page.evaluate(() => {
    location.hash = '#%';
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
});

test('a number keeps zeros after the point while typing; a comma is refused', {
  tag: '@release',
}, async ({ page, clone, editor }) => {
  await editor.open('offices');
  await page.locator('[data-path="london"] > summary').click();
  const latitude = editor.field('london.latitude');
  await retype(latitude, '50.0614');
  await expect(latitude).toHaveValue('50.0614');
  await editor.save();
  expect(clone.text('offices')).toMatch(/^ {2}latitude: 50\.0614$/m);
  await retype(latitude, '50,0614');
  await expect(page.getByText('write decimals with a point')).toBeVisible();
  await retype(latitude, '19.05');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(latitude).not.toHaveValue('19.05');
});

test('an overlong title and a dead link are refused at their fields', async ({
  page,
  clone,
  editor,
}) => {
  await editor.open('pages/index');
  const title = editor.field('title');
  const words = await title.inputValue();
  await paste(title, 'Software engineering and product design for everybody who wants it, today');
  await expect(page.getByText('too long: at most 60 characters')).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.status).toHaveText(/^Not saved/);
  await expect(title).toBeFocused();
  expect(diff(clone)).toEqual([]);
  await paste(title, words);
  await page.getByRole('button', { name: /^Hero/ }).click();
  await page.locator('[data-path="sections.0.actions.0"] > summary').click();
  await paste(editor.field('sections.0.actions.0.href'), '/contakt');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/no page at \/contakt; did you mean/)).toBeVisible();
  // The status leads to the field from anywhere.
  await page.getByRole('button', { name: 'The page itself' }).click();
  await editor.status.getByRole('button', { name: '1 mistake' }).click();
  await expect(editor.field('sections.0.actions.0.href')).toBeFocused();
  // A fault in an item must not widen the form, even with a long section name.
  await page.getByRole('button', { name: /^Points/ }).click();
  await page.locator('[data-path="sections.5.items.0"] > summary').click();
  await paste(
    editor.field('sections.5.items.0.title'),
    'A title that is longer than the fifty characters of a point',
  );
  await expect(editor.field('sections.5.items.0.title')).toHaveAttribute('aria-invalid', 'true');
  const form = page.getByRole('form', { name: 'Fields' });
  expect(await form.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await expect(page.locator('[data-path="sections.5.items"]')).toHaveAccessibleDescription(/\w/);
  // An item that is moved stays open and keeps the focus.
  await page.getByRole('button', { name: /^Move A title .* down$/ }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(editor.field('sections.5.items.2.title')).toHaveValue(/^A title that is longer/);
  // It stays open when another is removed.
  await page.locator('[data-path="sections.5.items.0"] > summary').click();
  await page.locator('[data-path="sections.5.items.0"] [title^=Remove]').click();
  await expect(editor.field('sections.5.items.1.title')).toHaveValue(/^A title that is longer/);
  await expect(editor.field('sections.5.items.0.title')).toBeHidden();
  await expect(page.locator('[data-path="sections.5.items.0"] > summary')).toBeFocused();
  expect(diff(clone)).toEqual([]);
});

test('a section can be added from the gallery, moved by keyboard, duplicated and removed', async ({
  page,
  clone,
  editor,
}) => {
  await editor.open('pages/index');
  const list = page.getByRole('navigation', { name: 'Sections' });
  await list.getByRole('button', { name: /^Reviews/ }).click();
  await list.getByRole('button', { name: 'Add a section after this one' }).click();
  const gallery = page.getByRole('dialog', { name: 'Add a section' });
  await expect(gallery.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('faq');
  // The gallery shows the section as rendered by the site.
  await expect(
    gallery.frameLocator('iframe').first().getByRole('heading', { level: 2 }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.page.locator('main > #faq')).toBeVisible();
  const names = () => list.locator('ol > li').allInnerTexts();
  const place = (await names()).findIndex((name) => name.startsWith('Faq'));
  await list.getByRole('button', { name: /^Faq/ }).press('Alt+ArrowUp');
  await expect.poll(async () => (await names())[place - 1]).toMatch(/^Faq/);
  await expect(list.getByRole('button', { name: /^Faq/ })).toBeFocused();
  await list.getByRole('button', { name: 'Duplicate' }).click();
  await expect(editor.page.locator('main > #faq-2')).toBeVisible();
  await expect(list.getByRole('button', { name: /^Faq/ }).nth(1)).toBeFocused();
  await page.getByLabel('Anchor').press('End');
  await page.keyboard.type('00');
  await expect(page.getByLabel('Anchor')).toHaveValue('faq-200');
  await list.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(editor.page.locator('main > [id^=faq-2]')).toHaveCount(0);
  await expect(list.locator(':focus')).toHaveCount(1);
  await editor.save();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  const lines = diff(clone);
  expect(lines.every((line) => line.startsWith('+'))).toBe(true);
  expect(lines).toContain('+  - type: faq');
});

test('a file changed outside is compared with the draft, and resolved field by field', {
  tag: '@release',
}, async ({ page, clone, editor, expectError }) => {
  await editor.open('services/qa');
  await paste(editor.field('name'), 'Mine');
  await paste(editor.field('line'), 'My line');
  const path = join(clone.folder, 'content/services/qa.yaml');
  const text = readFileSync(path, 'utf8');
  const returnToWindow = () => page.evaluate(() => dispatchEvent(new Event('focus')));
  // The site can't be read meanwhile.
  expectError(/\b500\b.*\/_edit\/preview/);
  writeFileSync(path, `${text}\n  half: [\n`);
  writeFileSync(join(clone.folder, 'content/languages.yaml'), 'source: { en-GB: English }\n');
  await returnToWindow();
  await expect(
    page.getByText(/qa\.yaml: Line \d+ is not valid YAML: this line is indented/),
  ).toBeVisible();
  await expect(editor.field('name')).toBeHidden();
  // The choices are read again too.
  await expect(page.getByLabel('Language')).toBeHidden();
  clone.git('checkout', 'content');
  await returnToWindow();
  await expect(editor.field('name')).toHaveValue('Mine');
  writeFileSync(
    path,
    text
      .replace(/^line: .*$/m, 'line: Theirs')
      .replace(/^name: .*$/m, 'name: Their name')
      .replace(
        /^description: .*$/m,
        'description: What they alone have written, and nobody has changed here meanwhile.',
      ),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Changed outside the editor' });
  await expect(window.getByRole('cell', { name: 'Their name' })).toBeVisible();
  expect(await violations(page, { without: ['frame-tested'] })).toEqual([]);
  expect(clone.text('services/qa')).toContain('name: Their name');
  await window.getByLabel('Keep for Line').selectOption('theirs');
  await window.getByRole('button', { name: 'Apply' }).click();
  await window.getByRole('button', { name: 'Close' }).click();
  await editor.save();
  expect(clone.text('services/qa')).toMatch(/^name: Mine$/m);
  expect(clone.text('services/qa')).toMatch(/^line: Theirs$/m);
  expect(clone.text('services/qa')).toMatch(/^description: What they alone /m);
});

test('an uploaded photograph is removed with its draft or record, and undo restores it', {
  tag: '@release',
}, async ({ page, clone, editor }) => {
  const photograph = join(clone.folder, 'content/case-studies/berths-at-dusk.jpg');
  await editor.open('pages/index');
  await editor.begin('case studies', 'Berths booked on the water', 'case-studies/contractor-costs');
  await expect(editor.field('name')).toHaveValue('Berths booked on the water');
  await expect(page.getByText('This is a copy of')).toBeVisible();
  await editor.field('sample').uncheck();
  // Each page needs a title of its own. The original page is unchanged.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Mistakes elsewhere' })).toContainText(
    'each page needs its own',
  );
  await expect(page).toHaveURL(/#case-studies\/berths-booked-on-the-water$/);
  await paste(editor.field('title'), 'Berths booked on the water');
  await editor.upload('picture', 'Berths at dusk.JPG');
  await expect(editor.field('picture.file')).toHaveValue('berths-at-dusk.jpg');
  expect(existsSync(photograph)).toBe(true);
  await paste(editor.field('picture.alt'), 'Berths in a harbour at dusk');
  await editor.save();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  const text = clone.text('case-studies/berths-booked-on-the-water');
  expect(text).toMatch(/^# yaml-language-server: .*case-studies\.json\n/);
  expect(text).toMatch(/^title: Berths booked on the water$/m);
  expect(text).toContain('study: berths-booked-on-the-water');
  expect(text).not.toContain('study: contractor-costs');
  expect(text).not.toContain('sample:');
  expect(text).toMatch(
    /^picture:\n {2}file: berths-at-dusk\.jpg\n {2}alt: Berths in a harbour at dusk$/m,
  );
  expect(existsSync(photograph)).toBe(true);

  await editor.upload('picture', 'Another.jpg');
  await expect(editor.field('picture.file')).toHaveValue('another.jpg');
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click();
  const another = join(clone.folder, 'content/case-studies/another.jpg');
  await expect.poll(() => existsSync(another)).toBe(false);
  await expect(editor.field('picture.file')).toHaveValue('berths-at-dusk.jpg');
  // Undo restores the draft and its pictures.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => existsSync(another)).toBe(true);

  // Deleting a record removes its photograph once no page is being rendered with it. Undo restores both.
  const asked: string[] = [];
  const go = await hold(page, '**/_edit/preview');
  page.on('request', (each) => each.url().endsWith('/remove') && asked.push('remove'));
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const window = page.getByRole('dialog', { name: 'Delete' });
  await expect(window).toContainText('also removes content/case-studies/berths-at-dusk.jpg');
  await window.getByRole('button', { name: 'Delete' }).click();
  page.on('requestfinished', (each) => each.url().endsWith('/preview') && asked.push('drawn'));
  go();
  await expect.poll(() => asked).toContain('remove');
  expect(asked[0]).toBe('drawn');
  await expect(window).toBeHidden();
  await expect.poll(() => existsSync(photograph)).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.field('picture.file')).toHaveValue('berths-at-dusk.jpg');
  await editor.save();
  expect(existsSync(photograph)).toBe(true);
});

test('a new colleague’s engraved portrait is shown on the page before saving', {
  tag: '@release',
}, async ({ page, clone, editor, expectError }) => {
  await editor.open('pages/index');
  await editor.begin('team', 'Ana Sousa');
  await paste(editor.field('ana-sousa.position'), 'Engineer');
  await expect(editor.field('ana-sousa.order')).toHaveValue('7');
  // This page shows the whole team.
  await expect(page.getByLabel('Shown on').locator('option:checked')).toHaveText('About Us');
  const card = editor.page.locator('#team li', { hasText: 'Ana Sousa' });
  await expect(card).toBeVisible();
  // Pictures far from the window aren't loaded.
  await card.evaluate((element) => element.scrollIntoView());
  await editor.upload('ana-sousa.portrait', 'ana.jpg');
  await page.getByRole('button', { name: 'Decorative' }).press('Enter');
  const shown = async () => {
    const sources = await card
      .locator('img')
      .evaluateAll((images) =>
        images
          .filter((image) => (image as HTMLImageElement).naturalWidth > 0)
          .map((image) => (image as HTMLImageElement).currentSrc),
      );
    return sources[0] ?? '';
  };
  await expect.poll(shown).toMatch(/\/own-ana-.*\.(avif|webp|jpg)$/);
  // A new drawing replaces the old one, of which the browser may still request another width.
  expectError(/\b404\b.*\/art\/own-ana-/);
  await editor.field('ana-sousa.portrait.treatment').selectOption('engraved');
  await expect.poll(shown).toMatch(/\/own-ana-.*\.svg$/);
  await editor.save();
  expect(clone.text('team')).toMatch(
    /^ana-sousa:\n(?: {2}.*\n)* {2}portrait:\n {4}file: ana\.jpg\n {4}alt: ""\n {4}treatment: engraved$/m,
  );
  // Renames the record, then deletes it with its photograph, which no other record uses.
  await page.getByRole('button', { name: 'Rename ana-sousa' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename' });
  await paste(renaming.getByLabel('Name in the file'), 'Ana S');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(renaming).toBeHidden();
  await page.getByRole('button', { name: 'Delete ana-s' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete' });
  await expect(deleting).toContainText('also removes content/team/ana.jpg');
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await expect(deleting).toBeHidden();
  expect(clone.text('team')).not.toContain('ana-s');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-path="ana-s"] > summary').click();
  await expect(editor.field('ana-s.position')).toHaveValue('Engineer');
});

test('links of the page don’t navigate, and texts of other records can be edited in place', {
  tag: '@release',
}, async ({ page, clone, editor }) => {
  await editor.open('pages/index');
  // A long line wraps while it is typed, so that the caret scrolls no section sideways.
  await editor.click('[data-typed-word]');
  await page.keyboard.insertText(' and far too long for any line');
  const hero = editor.page.locator('.stage', { has: editor.page.locator('[data-typed-word]') });
  expect(await hero.last().evaluate((element) => element.scrollLeft)).toBe(0);
  await page.keyboard.press('ControlOrMeta+Z');
  await editor.click('#hero a');
  await editor.click('#case-studies h3');
  await expect(page).toHaveURL(/#case-studies\//);
  const [, key = ''] = page.url().split('#');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(HEADING);
  await expect(editor.field('headline')).toHaveValue(HEADING);
  await page.keyboard.press('Enter');
  await expect(editor.page.locator('#case-studies h3').first()).toHaveText(HEADING);
  await editor.save();
  expect(clone.text(key)).toContain(`headline: ${HEADING}`);
  expect(diff(clone)).toHaveLength(2);
  // Goes from the page shown beside the record to that page's own fields, and then to the record's own page.
  await editor.click('#case-studies h2');
  await expect(page).toHaveURL(/#pages\/index$/);
  await expect(editor.field('sections.4.heading')).toBeVisible();
  await page.goBack();
  await expect(editor.field('headline')).toHaveValue(HEADING);
  await expect(editor.page.locator('html')).toHaveAttribute('data-address', /^\/work\//);
});

/** The button and title of every dialog that a service's record can open. */
const WINDOWS = [
  [/pages and records/, 'Pages and records'],
  ['Publish', 'Publish'],
  ['History', 'History'],
  ['Rename', 'Rename'],
  ['Delete', 'Delete'],
  [/^Add a section/, 'Add a section'],
] as const;

test('the preview has the published pictures; every dialog is accessible by keyboard', {
  tag: '@release',
}, async ({ page, clone, editor }) => {
  await editor.open('services/qa');
  const pictures = (root: ParentNode) =>
    [...root.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
  const drawn = await editor.page.locator('html').evaluate(pictures);
  const published = await page.request.get(new URL('/services/qa', clone.url).href);
  const shown = await page.evaluate(
    (html) =>
      [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main img')].map(
        (image) => image.getAttribute('src'),
      ),
    await published.text(),
  );
  expect(drawn).toEqual(shown);

  // The preview frame holds the site itself, which has its own accessibility tests.
  const without = ['frame-tested'];
  expect(await violations(page, { without })).toEqual([]);
  for (const [name, title] of WINDOWS) {
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const window = page.getByRole('dialog', { name: title });
    await expect(window).toBeVisible();
    await expect(window.locator(':focus'), title).toHaveCount(1);
    if (title === 'History') {
      await window.getByRole('button', { name: 'The site' }).press('Enter');
      await expect(window.getByText('The record is the same now.')).toBeVisible();
    }
    expect(await violations(page, { without, within: 'dialog[open]' }), title).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(button, title).toBeFocused();
  }
  await page.getByRole('button', { name: /pages and records/ }).press('Enter');
  await page.getByRole('button', { name: 'New in services' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'New in services' })).toBeVisible();
  expect(await violations(page, { without, within: 'dialog[open]' }), 'New').toEqual([]);
});

test('a plate that no page shows is drawn when a browser asks for it', async ({ page, clone }) => {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(clone.folder, '.cache/art/manifest.json'), 'utf8'),
  );
  const { src = '' } = Object.values(manifest).find(({ key }) => !key) ?? {};
  const answer = await page.request.get(new URL(src, clone.url).href);
  expect(answer.headers()['content-type']).toBe('image/svg+xml');
  expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/s);
});

/** Changes two texts of a service in its file, as another program would: one is reworded, one replaced. */
function reword({ folder, text }: Clone) {
  const reworded = text('services/qa')
    .replace('makes releases faster', 'makes releases much faster')
    .replace('Write to us', 'Ask for a visit');
  writeFileSync(join(folder, 'content/services/qa.yaml'), reworded);
}

/** The diff of the German files to the last commit. */
const germanDiff = (clone: Clone) => diff(clone, 'content/de');

test('translating by keyboard changes only the lines of those texts', async ({
  page,
  clone,
  editor,
}) => {
  reword(clone);
  await editor.open('services/qa');
  await page.getByLabel('Language').focus();
  await page.keyboard.press('D');
  await expect(page.getByText('1 missing, 1 stale of')).toBeVisible();
  await expect(editor.page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await violations(page, { without: ['frame-tested'] })).toEqual([]);
  const go = page.getByRole('button', { name: 'Next to translate' });
  await go.press('Enter');
  const stale = page.getByRole('textbox', { name: 'Line' });
  await expect(stale).toBeFocused();
  await expect(stale).toHaveAccessibleDescription(/is: much .*Stale: the source has changed/);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Still right: Line');
  await page.keyboard.press('Enter');
  await expect(stale).toBeFocused();
  await expect(stale).toHaveValue('Tests, die Releases schneller machen');
  await expect(stale).toHaveAccessibleDescription(/Current once it is saved/);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('.pair[data-left=missing] textarea')).toBeFocused();
  await page.keyboard.insertText('Besuch anfragen');
  await expect(editor.page.getByRole('heading', { name: 'Besuch anfragen' })).toBeVisible();
  // Faults that the check reports by line are shown at the field.
  const title = page.getByRole('textbox', { name: 'Title' });
  const before = await title.inputValue();
  await paste(title, 'x'.repeat(80));
  await page.keyboard.press('ControlOrMeta+S');
  await expect(editor.status).toHaveText('Not saved: 1 mistake');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/too long: at most 60 characters, got 80/);
  await paste(title, before);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press('ControlOrMeta+S');
  await expect(editor.status).toHaveText('Saved');
  await expect(page.getByText(/^All \d+ texts are current$/)).toBeVisible();
  expect(germanDiff(clone)).toEqual([
    '-  - en-GB: Testing that makes releases faster, not slower',
    '+  - en-GB: Testing that makes releases much faster, not slower',
    '+  - en-GB: Ask for a visit',
    '+    de: Besuch anfragen',
  ]);
});

test('“Only a correction” keeps a translation; texts of the German page can be edited in place', {
  tag: '@release',
}, async ({ page, clone, editor }) => {
  const GERMAN = { id: 'nur', type: 'callToAction', layout: 'question', onlyIn: ['de'] };
  const actions = [{ label: 'Los', href: '/' }];
  const section = { ...GERMAN, heading: 'Nur hier', lead: 'Ein Abschnitt auf Deutsch.', actions };
  const text = `${clone.text('services/qa')}  - ${JSON.stringify(section)}\n`;
  writeFileSync(join(clone.folder, 'content/services/qa.yaml'), text);
  await editor.open('services/qa');
  await paste(editor.field('audience'), 'Teams that fear the day of any release');
  const box = page.getByRole('checkbox', {
    name: 'Only a correction: it is still right in German',
  });
  await box.press('Space');
  await expect(box).toBeChecked();
  // The choice applies to the text even after more typing, also after a reload.
  await paste(editor.field('audience'), 'X');
  await paste(editor.field('audience'), 'Teams that fear the day of any new release');
  await expect(box).toBeChecked();
  await page.reload();
  await expect(box).toBeChecked();
  await editor.save();
  expect(germanDiff(clone)).toEqual([
    '-  - en-GB: Teams that fear the day of a release',
    '+  - en-GB: Teams that fear the day of any new release',
  ]);
  await page.getByLabel('Language').selectOption('de');
  await expect(editor.page.locator('html')).toHaveAttribute('lang', 'de');
  await editor.click('h1');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('Fehler finden');
  const heading = page.locator('[data-path="sections.0.heading"] textarea');
  await expect(heading).toHaveValue('Fehler finden');
  await page.keyboard.press('Enter');
  await editor.save();
  expect(germanDiff(clone)).toContain('+    de: Fehler finden');
  // A text that is only in German is in the source record.
  await editor.click('#nur h2');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('Auch hier');
  await page.keyboard.press('Enter');
  await editor.save();
  expect(clone.text('services/qa')).toContain('Auch hier');
  await page.getByRole('button', { name: /pages and records/ }).press('Enter');
  await expect(page.getByRole('button', { name: /missing$/ }).first()).toBeVisible();
  expect(await violations(page, { without: ['frame-tested'] })).toEqual([]);
});

test('a draft survives a reload on which the editor doesn’t answer, and can be published', async ({
  page,
  clone,
  editor,
  expectError,
}) => {
  await editor.open('services/qa');
  await paste(editor.field('name'), 'Testing, kept through a reload');
  await expect(editor.status).toHaveText('Not saved yet');
  expectError(/Failed to (load resource|fetch)|NetworkError/);
  // Drafts are in the browser: what matters is that the files can't be read, as after a crash of the editor.
  await page.route('**/_edit/files', (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(editor.status).toHaveText(/^The files can’t be read/);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(editor.field('name')).toHaveValue('Testing, kept through a reload');
  await expect(editor.status).toHaveText('Not saved yet');
  expect(diff(clone)).toEqual([]);
  // The second click must not save again, from the file as it was.
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(editor.status).toHaveText('Saved');
  expect(diff(clone)).toHaveLength(2);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Publish' });
  await expect(window.getByRole('listitem').filter({ hasText: 'Name' }).last()).toBeVisible();
  await paste(window.getByLabel('Message'), 'content: the name of testing');
  await window.getByRole('button', { name: 'Publish' }).click();
  await expect(window.getByRole('status').first()).toHaveText(
    /^Published as [0-9a-f]{7,} on this machine only, since git has no remote/,
  );
  expect(clone.git('log', '-1', '--format=%an %ae %s')).toBe(
    'Vera Editor vera@example.com content: the name of testing\n',
  );
  expect(diff(clone)).toEqual([]);
});

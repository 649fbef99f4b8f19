import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { violations } from '../axe.ts';
import { type Clone, expect, test } from './editor-test.ts';

// One editor, one clone.
test.describe.configure({ mode: 'serial' });

/** The lines that differ from the last commit, without their places. */
const diff = ({ git }: Clone) =>
  git('diff', '--unified=0', '--', 'content')
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line));

const HEADING = 'One team, from the first sketch to the last release.';

test('a headline is clicked and typed; one line of its file changes @chromium', async ({
  page,
  clone,
  editor,
}) => {
  await editor.open('pages/index');
  await editor.page.locator('#services h2').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(HEADING);
  // The form says the same, beside the page.
  await expect(editor.field('sections.2.heading')).toHaveValue(HEADING);
  await page.keyboard.press('Enter');
  await editor.save();
  const [before, after] = diff(clone);
  expect(before).toMatch(/^-\s+heading: /);
  expect(after).toBe(`+    heading: ${HEADING}`);
  expect(diff(clone)).toHaveLength(2);
});

test('what is typed in the form is seen on the page; undo takes it back @chromium', async ({
  page,
  clone,
  editor,
}) => {
  await editor.open('pages/index');
  await page.getByRole('button', { name: /^Points/ }).click();
  const heading = editor.page.locator('#why-us h2').first();
  const before = await editor.field('sections.5.heading').inputValue();
  await editor.field('sections.5.heading').fill('Seen at once');
  await expect(heading).toHaveText('Seen at once');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(heading).toHaveText(before);
  await expect(editor.status).toBeEmpty();
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(heading).toHaveText('Seen at once');
  expect(diff(clone)).toEqual([]);
});

test('a title that is too long and a dead link are refused at their fields @chromium', async ({
  page,
  clone,
  editor,
}) => {
  await editor.open('pages/index');
  const title = editor.field('title');
  const words = await title.inputValue();
  await title.fill('Software engineering and product design for everybody who wants it, today');
  await expect(page.getByText('too long: at most 60 characters')).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.status).toHaveText(/^Not saved/);
  expect(diff(clone)).toEqual([]);
  await title.fill(words);
  await page.getByRole('button', { name: /^Hero/ }).click();
  await page.locator('[data-item="sections.0.actions.0"] > summary').click();
  await editor.field('sections.0.actions.0.href').fill('/contakt');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/no page at \/contakt; did you mean/)).toBeVisible();
  expect(diff(clone)).toEqual([]);
});

test('a section is added from the gallery, moved by keyboard, duplicated and removed @chromium', async ({
  page,
  clone,
  editor,
}) => {
  await editor.open('pages/index');
  const list = page.getByRole('navigation', { name: 'Sections' });
  await list.getByRole('button', { name: /^Reviews/ }).click();
  await list.getByRole('button', { name: 'Add a section after this one' }).click();
  const gallery = page.getByRole('dialog', { name: 'Add a section' });
  await gallery.getByRole('searchbox').fill('faq');
  await gallery.getByRole('button', { name: /^Faq/ }).first().click();
  await expect(editor.page.locator('main > #faq')).toBeVisible();
  const names = () => list.locator('ol > li').allInnerTexts();
  const place = (await names()).findIndex((name) => name.startsWith('Faq'));
  await list.getByRole('button', { name: /^Faq/ }).press('Alt+ArrowUp');
  await expect.poll(async () => (await names())[place - 1]).toMatch(/^Faq/);
  await expect(list.getByRole('button', { name: /^Faq/ })).toBeFocused();
  await list.getByRole('button', { name: 'Duplicate' }).click();
  await expect(editor.page.locator('main > #faq-2')).toBeVisible();
  await list.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(editor.page.locator('main > #faq-2')).toHaveCount(0);
  await editor.save();
  const lines = diff(clone);
  expect(lines.every((line) => line.startsWith('+'))).toBe(true);
  expect(lines).toContain('+  - type: faq');
});

test('a draft is there again after a reload @chromium', async ({ page, clone, editor }) => {
  await editor.open('services/qa');
  await editor.field('name').fill('Testing, kept');
  await expect(editor.status).toHaveText('Not saved yet');
  await page.reload();
  await expect(editor.field('name')).toHaveValue('Testing, kept');
  await editor.save();
  expect(clone.text('services/qa')).toContain('name: Testing, kept');
});

test('a file that changed outside is shown beside the draft, and settled field by field @chromium', async ({
  page,
  clone,
  editor,
}) => {
  await editor.open('services/qa');
  await editor.field('name').fill('Mine');
  const path = join(clone.folder, 'content/services/qa.yaml');
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(/^line: .*$/m, 'line: Theirs').replace(/^name: .*$/m, 'name: Their name'),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Changed outside the editor' });
  await expect(window.getByRole('cell', { name: 'Their name' })).toBeVisible();
  expect(clone.text('services/qa')).toContain('name: Their name');
  await window.getByLabel('Keep for Line').selectOption('theirs');
  await window.getByRole('button', { name: 'Settle' }).click();
  await window.getByRole('button', { name: 'Close' }).click();
  await editor.save();
  expect(clone.text('services/qa')).toMatch(/^name: Mine$/m);
  expect(clone.text('services/qa')).toMatch(/^line: Theirs$/m);
});

test('a case study begins as a copy, and its file is written when it is saved @chromium', async ({
  page,
  clone,
  editor,
}) => {
  await editor.open('pages/index');
  await page.getByRole('button', { name: /pages and records/ }).click();
  await page.getByRole('button', { name: 'New in case studies' }).click();
  const window = page.getByRole('dialog', { name: 'New in case studies' });
  await window.getByLabel('Name').fill('Berths booked on the water');
  await window.getByLabel('Begin with').selectOption('case-studies/contractor-costs');
  await window.getByRole('button', { name: 'Begin' }).click();
  await expect(editor.field('name')).toHaveValue('Berths booked on the water');
  // Each page needs a title of its own.
  await editor.field('title').fill('Berths booked on the water');
  await editor.save();
  const text = clone.text('case-studies/berths-booked-on-the-water');
  expect(text).toMatch(/^# yaml-language-server: .*case-studies\.json\n/);
  expect(text).toMatch(/^title: Berths booked on the water$/m);
});

test('nothing on the page leads away, and a text of another record opens that record @chromium', async ({
  page,
  editor,
}) => {
  await editor.open('pages/index');
  await editor.page.getByRole('link', { name: 'See our work' }).click();
  await expect(editor.page.locator('h1')).toBeAttached();
  await editor.page.locator('#case-studies h3').first().click();
  await expect(page).toHaveURL(/#case-studies\//);
  await expect(editor.page.locator('#case-studies h3').first()).toBeVisible();
});

test('the editor and its windows are accessible, and the page fits a phone @chromium', async ({
  page,
  editor,
}) => {
  await editor.open('pages/index');
  const frames = ['frame-tested'];
  expect(await violations(page, { without: frames })).toEqual([]);
  await page.getByRole('button', { name: /^Points/ }).click();
  expect(await violations(page, { without: frames })).toEqual([]);
  await page.getByRole('button', { name: /pages and records/ }).click();
  expect(await violations(page, { without: frames })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByLabel('Phone').check();
  await expect(page.locator('iframe')).toHaveCSS('width', '390px');
});

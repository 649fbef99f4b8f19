import { Key } from 'selenium-webdriver';
import { test as base, expect, type WebKit } from '../webkit-test.ts';
import { type Clone, cloneFixture } from './clone.ts';

const test = base.extend<object, { clone: Clone }>({ clone: cloneFixture });

// All tests share one clone and one editor.
test.describe.configure({ mode: 'default' });

/** The text of an element in the preview, once it exists. */
async function inPreview({ driver }: WebKit, selector: string): Promise<string> {
  const find = () =>
    driver.executeScript<string | null>(
      (wanted: string) =>
        document
          .querySelector<HTMLIFrameElement>('.preview iframe')
          ?.contentDocument?.querySelector(wanted)?.textContent ?? null,
      selector,
    );
  await expect.poll(find, { message: selector, timeout: 100_000 }).not.toBeNull();
  return String(await find());
}

async function open(webkit: WebKit, { url, reset }: Clone, key: string) {
  reset();
  await webkit.driver.get('about:blank');
  await webkit.driver.get(`${url}#${key}`);
  await inPreview(webkit, '[data-edit]');
}

const says =
  ({ driver }: WebKit, selector: string) =>
  () =>
    driver.executeScript<string>(
      (wanted: string) => document.querySelector(wanted)?.textContent ?? '',
      selector,
    );
const STATUS = 'header [role=status]';

test('typing a headline on the page changes one line of its file; undo and redo work', {
  tag: '@release',
}, async ({ webkit, clone }) => {
  const { driver } = webkit;
  await open(webkit, clone, 'pages/index');
  const before = await inPreview(webkit, '#services h2[data-edit]');
  // A real click: the driver clicks in the frame that it has switched to.
  await driver.switchTo().frame(await webkit.find('.preview iframe'));
  const inFrame = await webkit.find('#services h2[data-edit]');
  await inFrame.click();
  await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
  await driver.actions().sendKeys('One team, from sketch to release.').perform();
  await driver.actions().sendKeys(Key.ENTER).perform();
  await driver.switchTo().defaultContent();
  const field = '[data-path="sections.2.heading"] textarea';
  const value = async () => (await webkit.find(field)).getAttribute('value');
  await expect.poll(value).toBe('One team, from sketch to release.');
  const step = async (name: string) => {
    const now = await value();
    await webkit.click(`header button:${name}`);
    await expect.poll(value).not.toBe(now);
  };
  // On a busy machine, slow typing may make several undo steps.
  let steps = 0;
  for (; (await value()) !== before; steps++) await step('nth-of-type(2)');
  for (; steps > 0; steps--) await step('nth-of-type(3)');
  expect(await value()).toBe('One team, from sketch to release.');
  await webkit.click('header .main-action');
  await expect.poll(says(webkit, STATUS)).toBe('Saved');
  expect(clone.git('diff', '--numstat')).toBe('1\t1\tcontent/pages/index.yaml\n');
});

test('a section is added from the gallery; Escape closes the gallery and returns the focus', {
  tag: '@release',
}, async ({ webkit, clone }) => {
  const { driver } = webkit;
  await open(webkit, clone, 'services/qa');
  await webkit.click('.sections > button');
  await webkit.find('dialog[open]');
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(says(webkit, 'dialog')).toBe('');
  expect(await says(webkit, ':focus')()).toContain('Add a section');
  await webkit.click('.sections > button');
  await (await webkit.find('dialog [type=search]')).sendKeys('logos');
  await webkit.click('dialog .options li:first-child button');
  await inPreview(webkit, 'main > #logos');
});

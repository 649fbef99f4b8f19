import { Key } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { test as base, expect, type WebKit } from '../webkit-test.ts';
import { expectMailed, newSender } from './enquiry-page.ts';
import { exampleOf } from './example-pages.ts';
import { FIXTURE_URL } from './fixture-site.ts';

const test = base.extend({ baseURL: FIXTURE_URL });

/** The text of the visible element, read in one step, so that a navigation can't remove it in between. */
const text = (webkit: WebKit, selector: string) =>
  webkit.driver.executeScript<string>(
    (wanted: string) =>
      [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility())
        ?.textContent ?? '',
    selector,
  );
const attribute = async (webkit: WebKit, selector: string, name: string) =>
  (await webkit.find(selector)).getAttribute(name);

test('a dropdown of the bar opens, as does the menu of narrow screens with its submenus, and Escape closes either', async ({
  webkit,
}) => {
  await webkit.open('/services');
  const caret = '[data-menu-entry]:has(#menu-1) [aria-expanded]';
  await webkit.click(caret);
  await webkit.find('#menu-1');
  await webkit.find('#menu-1 a[href="/services/code-audit"]');
  await webkit.driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(() => attribute(webkit, caret, 'aria-expanded')).toBe('false');
  await webkit.resize(500, 900);
  await webkit.click('[popovertarget="menu"]');
  await webkit.click('[popovertarget="menu-1"]');
  await webkit.find('#menu-1 a[href="/services/code-audit"]');
  await webkit.click('#menu-1 [popovertargetaction="hide"]');
  await webkit.find('[popovertarget="menu-2"]');
  await webkit.driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect
    .poll(() => attribute(webkit, '[popovertarget="menu"]', 'aria-expanded'))
    .toBe('false');
});

test('a tab is chosen by a click and by a key, and a question opens and closes', async ({
  webkit,
}) => {
  await webkit.open('/services/code-audit');
  const chosen = '#process [role="tab"][aria-selected="true"]';
  await expect.poll(() => text(webkit, chosen)).toContain('Scope review');
  await webkit.click('#process [role="tab"]:last-child');
  await expect.poll(() => text(webkit, chosen)).toContain('Assessment');
  await webkit.driver.actions().sendKeys(Key.HOME).perform();
  await expect.poll(() => text(webkit, chosen)).toContain('Scope review');
  await webkit.find('#process [role="tabpanel"]');
  const { route, id } = exampleOf('faq: Questions with a link');
  await webkit.open(route);
  const first = `#${id} details:first-of-type`;
  await webkit.click(`${first} summary`);
  await webkit.find(`${first}[open] p:first-of-type`);
  await webkit.click(`${first} summary`);
  await expect.poll(() => attribute(webkit, first, 'open')).toBeNull();
});

test('the carousel’s Next button wraps after the last slide', async ({ webkit }) => {
  await webkit.open('/services/digital-acceleration');
  const status = () =>
    webkit.driver.executeScript<string>(() =>
      document.querySelector('#industries [aria-current]')?.getAttribute('aria-label'),
    );
  await expect.poll(status).toBe('Slide 1 of 3');
  for (const slide of [2, 3, 1]) {
    await webkit.click('#industries button[aria-label*="ext"]');
    await expect.poll(status).toBe(`Slide ${slide} of 3`);
  }
});

test('an industry is chosen, and Back returns', async ({ webkit }) => {
  await webkit.open('/industries');
  const shown = () => text(webkit, '#industries article h3');
  await expect.poll(shown).toBe('Architecture');
  await webkit.click('#industries nav a[href="#space"]');
  await expect.poll(shown).toBe('Space');
  expect(await webkit.driver.getCurrentUrl()).toMatch(/\/industries#space$/);
  await webkit.driver.navigate().back();
  await expect.poll(shown).toBe('Architecture');
});

test('one button stops typed word and film, and starts them again', async ({ webkit }) => {
  await webkit.open('/');
  const motion = () => attribute(webkit, '#hero [data-motion]', 'data-motion');
  await expect.poll(motion).toBe('running');
  await webkit.click('[data-motion-switch]');
  await expect.poll(motion).toBe('still');
  const still = await text(webkit, '[data-typed-word]');
  expect(['faster', 'better', 'smarter']).toContain(still.toLowerCase());
  await webkit.click('[data-motion-switch]');
  await expect.poll(motion).toBe('running');
});

test('a form is filled in, sent and thanked for', async ({ webkit }) => {
  const sender = newSender();
  await webkit.open('/contact');
  await webkit.click('[name="name"]');
  await webkit.find('[data-enquiry-ready]');
  const type = async (name: string, words: string) =>
    (await webkit.find(`[name="${name}"]`)).sendKeys(words);
  await type('name', 'Ada Novak');
  await type('email', sender);
  await type('message', 'Nine berths, planned in a spreadsheet.');
  await new Select(await webkit.find('[name="looking-for"]')).selectByValue('consulting');
  await webkit.click('[name="consent"]');
  await webkit.click('[data-enquiry-form] button[type="submit"]');
  await expect.poll(() => text(webkit, 'h1 > span')).toBe('Thank you, Ada');
  await expectMailed(sender);
});

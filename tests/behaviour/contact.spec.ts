import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import { HIDDEN, PATHS } from '../../contract/names.ts';
import { violations } from '../axe.ts';
import { SCRIPTING } from '../browser-test.ts';
import { hold } from '../hold.ts';
import { expect, test } from './behaviour-test.ts';
import {
  expectKept,
  expectMailed,
  expectThanks,
  expectWrong,
  field,
  fill,
  form,
  newSender,
  open,
  pdf,
  retype,
  send,
  summary,
  THANKS,
} from './enquiry-page.ts';

for (const { scripts, javaScriptEnabled } of SCRIPTING) {
  test.describe(`the form, JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled });

    test('names every fault in the order of the fields, keeps the rest, and arrives (engines: forms)', async ({
      page,
      expectError,
    }) => {
      expectError(/\b422\b/);
      const sender = newSender();
      await (javaScriptEnabled ? open(page) : page.goto('/contact'));
      // With several languages the script turns the browser's messages off, which would be in the browser's language.
      await expect(form(page)).toHaveJSProperty('noValidate', javaScriptEnabled);
      if (!javaScriptEnabled) {
        await send(page).click();
        await expect(field(page, 'name')).toBeFocused();
      }
      await form(page).evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await send(page).click();
      await expect(summary(page)).toBeFocused();
      const named = await summary(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const wrong = await form(page)
        .locator('[aria-invalid="true"]')
        .evaluateAll((controls) => controls.map(({ id }) => `#${id}`));
      expect(named.length).toBeGreaterThanOrEqual(5);
      expect(named).toEqual(wrong);

      await fill(page, 'ada@example');
      await send(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('heading')).toBeVisible();
      await expectWrong(page, 'email', /address in full/);
      await expectKept(page, 'ada@example');
      // axe runs as a script in the page.
      if (javaScriptEnabled) expect(await violations(page, { within: 'main' })).toEqual([]);
      await summary(page).getByRole('link').click();
      await expect(field(page, 'email')).toBeFocused();
      await retype(field(page, 'email'), sender);
      await send(page).click();
      await expect(page).toHaveURL(THANKS);
      await expectThanks(page, javaScriptEnabled ? 'Thank you, Ada' : 'Thank you');
      await expectMailed(sender);
    });
  });
}

test('a file shows its size, is removed by key, and is refused if too large', async ({ page }) => {
  await open(page);
  await expect(form(page).getByText('No file chosen')).toBeVisible();
  await field(page, 'attachment').setInputFiles(pdf(2_000));
  await expect(form(page).getByText('berth-brief.pdf', { exact: true })).toBeVisible();
  await expect(form(page).getByText('2 kB', { exact: true })).toBeVisible();
  await expect(form(page).getByText('No file chosen')).toBeHidden();
  await field(page, 'attachment').focus();
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Remove the file' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(page).getByText('No file chosen').first()).toBeVisible();
  await expect(field(page, 'attachment')).toBeFocused();
  await expect(field(page, 'attachment')).toHaveValue('');
  await field(page, 'attachment').setInputFiles(pdf(MAX_FILE_BYTES));
  await expect(field(page, 'attachment')).toHaveAccessibleDescription(/larger than 5 MB/);
  await fill(page, newSender());
  await send(page).click();
  await expect(field(page, 'attachment')).toBeFocused();
  await expect(field(page, 'attachment')).toHaveAccessibleDescription(/larger than 5 MB/);
  await field(page, 'attachment').setInputFiles(pdf(10));
  await expect(field(page, 'attachment')).not.toHaveAttribute('aria-invalid');
});

test('typed text survives a reload until it is sent (engines: storage)', async ({ page }) => {
  await open(page, '/contact?looking-for=consulting');
  const sender = newSender();
  await fill(page, sender);
  await field(page, 'looking-for').selectOption('other');
  await page.reload();
  await expectKept(page, sender, 'other');
  // The query of the address preselects an option that exists; typed text stays.
  await open(page, '/contact?looking-for=lighthouses');
  await expect(field(page, 'looking-for')).toHaveValue('other');
  await open(page, '/contact?looking-for=mobile-app');
  await expect(field(page, 'name')).toHaveValue('Ada Novak');
  await expect(field(page, 'looking-for')).toHaveValue('mobile-app');
  await send(page).click();
  await expect(page).toHaveURL(THANKS);
  await expect(page.getByText('Mobile App', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expectThanks(page, 'Thank you');
});

test('the form is filled in and sent by keyboard alone', async ({ page }) => {
  const sender = newSender();
  await open(page);
  await expect(form(page).locator(`[name="${HIDDEN.honeypot}"]`)).not.toBeInViewport({
    ratio: 0.1,
  });
  await field(page, 'name').focus();
  await page.keyboard.type('Ada Novak');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(sender);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nine berths.');
  await page.keyboard.press('Tab');
  await expect(field(page, 'attachment')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(field(page, 'consent')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(THANKS);
  await expectMailed(sender);
});

test('while a file is uploaded, the form shows its progress and is locked', async ({ page }) => {
  await open(page);
  await fill(page, newSender());
  await field(page, 'attachment').setInputFiles(pdf(1.9 * 1024 * 1024));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  /** Sets the upload speed in bytes a second; -1 removes the limit. */
  const throttle = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  // Slow enough to check the progress, and just faster than the service's minimum.
  await throttle(50_000);
  await send(page).click();
  await expect(async () => {
    // About once in a hundred runs Chromium drops the limit until it is set again.
    await throttle(50_000);
    const progress = form(page).getByRole('status');
    await expect(progress).toHaveText(/^[1-9]\d?%, \d\.\d of 1\.9 MB$/, { timeout: 15_000 });
  }).toPass();
  const button = form(page).getByRole('button', { name: 'Sending…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await expect(field(page, 'message')).not.toBeEditable();
  await expect(field(page, 'consent')).toBeDisabled();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await throttle(-1);
  await expect(page).toHaveURL(THANKS);
  await expect(page.getByText('berth-brief.pdf, 1.9 MB')).toBeVisible();
  expect(await violations(page, { within: 'main' })).toEqual([]);
});

test('without a connection the text is kept, and can be sent later, by a double click only once', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  const sender = newSender();
  await open(page);
  await fill(page, sender);
  await page.route(PATHS.enquiries, (route) => route.abort());
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Not sent. Your text is still here.');
  await expect(summary(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await page.reload();
  await expect(field(page, 'email')).toHaveValue(sender);
  await page.unroute(PATHS.enquiries);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const release = await hold(page, `**${PATHS.enquiries}`);
  await send(page).dblclick();
  release();
  await expect(page).toHaveURL(THANKS);
  expect(sent).toBe(1);
  await expectMailed(sender);
});

test('a German form is checked, sent and thanked for in German', async ({ page, expectError }) => {
  expectError(/\b422\b/);
  const sender = newSender();
  await open(page, '/de/kontakt');
  await send(page, 'Anfrage senden').click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Bitte prüfen Sie Ihre Angaben');
  await summary(page).getByRole('link', { name: 'Geben Sie Ihren Namen ein.' }).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveAccessibleDescription('Geben Sie Ihren Namen ein.');
  await fill(page, sender);
  await send(page, 'Anfrage senden').click();
  await expect(page).toHaveURL(/\/de\/kontakt\/[a-z-]+#/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectMailed(sender);
});

/** Forms on a static host, here nginx, with the service at another origin. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { PATHS } from '../../contract/names.ts';
import { writeStaticSite } from '../../site-build/static-hosts.ts';
import { test as base, expect, SCRIPTING } from '../browser-test.ts';
import { startNginx } from '../fixtures/nginx.ts';
import { startServer } from '../fixtures/process.ts';
import { freePort } from '../fixtures/socket.ts';
import { buildCopy } from '../site-copy.ts';
import { copyFixture } from './copy-fixture.ts';
import { mailTextsAbout } from './enquiries.ts';
import {
  expectKept,
  expectMailed,
  expectThanks,
  expectWrong,
  field,
  fill,
  form,
  newSender,
  retype,
  send,
  summary,
  THANKS,
  untilReady,
} from './enquiry-page.ts';
import { FIXTURE_BRAND } from './fixture-site.ts';

/** The service's enquiries and mails. */
const DATA = 'test-results/enquiries-apart';

/** The origins of the pages and of the service. */
interface Origins {
  readonly pages: string;
  readonly service: string;
}

const test = base.extend<object, { origins: Origins }>({
  origins: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const port = await freePort();
      const service = `http://127.0.0.1:${port}`;
      const pagesPort = await freePort();
      const pages = `http://127.0.0.1:${pagesPort}`;
      const copy = join(import.meta.dirname, '../../.cache/apart-site');
      process.env.SERVICE_ORIGIN = service;
      copyFixture(copy, FIXTURE_BRAND);
      const dist = buildCopy(copy);
      const root = join(copy, 'package-static');
      writeStaticSite(dist, root, 'nginx');
      const folder = join(copy, '.cache/nginx');
      mkdirSync(folder, { recursive: true });
      await using _ = await startServer({ DIST: dist, DATA, PORT: `${port}`, ORIGINS: pages });
      const nginx = startNginx(
        folder,
        `include /etc/nginx/mime.types;
        server { listen 127.0.0.1:${pagesPort}; root ${root}; absolute_redirect off; include ${root}/nginx-static.conf; }`,
      );
      try {
        await use({ pages, service });
      } finally {
        nginx.kill();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ origins }, use) => use(origins.pages),
});

// The tests share one build.
test.describe.configure({ mode: 'default' });

/** Expects the mails to be written. @returns the page that the visitor came from, according to the one to the team */
async function cameFrom(sender: string): Promise<string | undefined> {
  await expectMailed(sender, DATA);
  const mails = mailTextsAbout(sender, DATA);
  return /^Came from: (\S+)/m.exec(mails.get('team.eml') ?? '')?.[1];
}

test.describe('JavaScript off', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a form is confirmed at the service’s address, since its page has no token', async ({
    page,
    origins,
    expectError,
  }) => {
    expectError(/\b422\b/);
    const sender = newSender();
    await page.goto('/contact');
    await fill(page, sender);
    await send(page).click();
    await expect(page).toHaveURL(origins.service + PATHS.enquiries);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('Please check and send');
    await expectKept(page, sender);
    await send(page).click();
    await expect(page).toHaveURL(origins.pages + THANKS);
    await expectThanks(page, 'Thank you');
    await expectMailed(sender, DATA);
  });
});

for (const { scripts, javaScriptEnabled } of SCRIPTING) {
  test.describe(`JavaScript ${scripts}`, { tag: '@release' }, () => {
    test.use({ javaScriptEnabled });

    test('what the service refuses stands beside its field, and the text is kept and arrives', async ({
      page,
      origins,
      expectError,
    }) => {
      expectError(/\b422\b/);
      const sender = newSender();
      await page.goto('/services/qa');
      await page.getByRole('link', { name: 'Contact us' }).first().click();
      await expect(page).toHaveURL(/\/contact/);
      if (javaScriptEnabled) await untilReady(page);
      await fill(page, 'ada@example');
      await form(page).evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await field(page, 'name').fill('');
      await send(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText('Something needs your attention');
      await expect(page).toHaveURL(
        javaScriptEnabled ? /\/contact/ : origins.service + PATHS.enquiries,
      );
      await expectWrong(page, 'name', 'Enter your name.');
      await expectWrong(page, 'email', /address in full/);
      await expect(form(page).locator('[aria-invalid]')).toHaveCount(2);
      await field(page, 'name').fill('Ada Novak');
      await retype(field(page, 'email'), sender);
      await expectKept(page, sender);
      await send(page).click();
      await expect(page).toHaveURL(origins.pages + THANKS);
      await expectThanks(page, javaScriptEnabled ? 'Thank you, Ada' : 'Thank you');
      // Without JavaScript the form doesn't send the page that the visitor came from.
      expect(await cameFrom(sender)).toBe(javaScriptEnabled ? '/services/qa' : undefined);
    });
  });
}

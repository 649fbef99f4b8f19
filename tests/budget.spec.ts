import { expect, test } from '@playwright/test';
import { routes } from './routes.ts';

/** What the first view of a page may weigh at 412 px, cold, in bytes as transferred. */
const SCRIPT_LIMIT = 10_000;
const TOTAL_LIMIT = 100_000;
const HOME_TOTAL_LIMIT = 110_000;
const REQUEST_LIMIT = 12;

/** Data blocks that look like scripts but don't run. */
const DATA_BLOCK = 'script[type="application/ld+json"], script[type="speculationrules"]';

for (const route of routes) {
  test(`the first view of ${route} keeps its budget`, async ({ page, baseURL }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const files = new Map<string, { url: string; type: string; bytes: number }>();
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      files.set(requestId, { url: response.url, type, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId);
      if (file) file.bytes = encodedDataLength;
    });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));

    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(route, { waitUntil: 'networkidle' });

    const all = [...files.values()];
    expect(all.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    expect(errors).toEqual([]);

    const counted = all.filter(({ url }) => !/\.(webm|mp4)$/.test(new URL(url).pathname));
    const inline = await page
      .locator(`script:not([src])`)
      .evaluateAll(
        (scripts, data) =>
          scripts
            .filter((script) => !script.matches(data))
            .reduce((sum, { textContent }) => sum + new Blob([textContent ?? '']).size, 0),
        DATA_BLOCK,
      );
    const sum = (list: typeof all) => list.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum(counted.filter(({ type }) => type === 'Script')) + inline).toBeLessThanOrEqual(
      SCRIPT_LIMIT,
    );
    expect(sum(counted)).toBeLessThanOrEqual(route === '/' ? HOME_TOTAL_LIMIT : TOTAL_LIMIT);
    expect(counted.length).toBeLessThanOrEqual(REQUEST_LIMIT);
    // React arrives with the first contact, never before.
    const react = await Promise.all(
      counted
        .filter(({ type }) => type === 'Script')
        .map(async ({ url }) => (await (await page.request.get(url)).text()).includes('react.')),
    );
    expect(react).not.toContain(true);
    expect(await page.context().cookies()).toEqual([]);
  });

  test(`nothing moves while ${route} loads and is scrolled`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput)
            Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(route, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  });
}

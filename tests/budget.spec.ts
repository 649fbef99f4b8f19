import { expect, test } from './browser-test.ts';
import { budgetOf, exceptions } from './budgets.ts';
import { routes } from './routes.ts';

/** Data blocks that look like scripts but don't run. */
const DATA_BLOCK = 'script[type="application/ld+json"], script[type="speculationrules"]';

test('every exception from the budget is for a page that exists', () => {
  expect(exceptions.filter((route) => !routes.includes(route))).toEqual([]);
});

for (const route of routes) {
  test(`the first view of ${route} keeps its budget, and nothing moves`, async ({
    page,
    baseURL,
  }) => {
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

    const all = [...files.values()];
    expect(all.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);

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
    const budget = budgetOf(route);
    const scripts = counted.filter(({ type }) => type === 'Script');
    const listing = counted.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
    expect(sum(scripts) + inline, `script, ${listing}`).toBeLessThanOrEqual(budget.script);
    expect(sum(counted), `total, ${listing}`).toBeLessThanOrEqual(budget.total);
    expect(counted.length, `requests, ${listing}`).toBeLessThanOrEqual(budget.requests);
    // React arrives with the first contact, never before.
    const react = await Promise.all(
      scripts.map(async ({ url }) =>
        (await (await page.request.get(url)).text()).includes('react.'),
      ),
    );
    expect(react).not.toContain(true);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), 'layout shift').toBe(0);
  });
}

import type { Page } from '@playwright/test';

/** Scrolls by `distance`, in CSS pixels, and waits two frames, in which the page handles the scroll event. */
export const scroll = (page: Page, distance: number) =>
  page.evaluate(
    (by) =>
      new Promise<void>((resolve) => {
        scrollBy({ top: by, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    distance,
  );

/**
 * Turns the wheel by `distance`, in CSS pixels, and waits for two frames after the page got the event: `wheel`, or `scroll`
 * or `scrollend` (Chromium and Firefox) if the page scrolls.
 */
export async function turnWheel(
  page: Page,
  distance: number,
  told: 'wheel' | 'scroll' | 'scrollend',
) {
  const followed = await page.evaluateHandle((type) => {
    const told = new Promise<void>((resolve) => {
      addEventListener(
        type,
        () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        { once: true, passive: true },
      );
    });
    // Wrapped, since a bare promise would be awaited here.
    return { told };
  }, told);
  await page.mouse.wheel(0, distance);
  await followed.evaluate(({ told }) => told);
}

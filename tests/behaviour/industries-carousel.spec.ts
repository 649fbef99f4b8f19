import type { Locator, Page } from '@playwright/test';
import { expect, test } from './behaviour-test.ts';

/** Cards per slide. */
const CARDS = 3;
/** A page with three slides. */
const PAGE = '/services/digital-acceleration';
/** Tolerance for the position of a card at the start of the track, in px: the track has a little padding. */
const TOLERANCE = 12;
const NARROW = { width: 390, height: 844 };

const carouselOf = (page: Page) => page.locator('#industries');
const slidesOf = (section: Locator) => section.locator('[aria-roledescription="slide"]');

async function expectAtStart(section: Locator, card: Locator) {
  const track = section.getByRole('list', { name: 'Slides' });
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
  await expect
    .poll(async () => Math.abs((await left(card)) - (await left(track))))
    .toBeLessThan(TOLERANCE);
}

/** Expects the slide at `index` to be in view and its square to be filled. */
async function expectShown(section: Locator, index: number) {
  const dots = section.getByRole('group', { name: 'Choose a slide' }).getByRole('button');
  await expect(section.locator('[aria-current="true"]')).toHaveCount(1);
  await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
  await expectAtStart(section, slidesOf(section).nth(index).getByRole('listitem').first());
}

test.use({ motion: true });

test('arrows wrap at both ends of the slides, and squares choose one', async ({ page }) => {
  await page.goto(PAGE);
  const section = carouselOf(page);
  await expect(section.locator('[aria-roledescription="carousel"]')).toHaveAccessibleName(/./);
  for (const [index, slide] of (await slidesOf(section).all()).entries()) {
    await expect(slide).toHaveAccessibleName(`${index + 1} of 3`);
    await expect(slide.getByRole('listitem')).toHaveCount(CARDS);
  }
  await section.scrollIntoViewIfNeeded();
  await expectShown(section, 0);
  for (const index of [1, 2, 0]) {
    await section.getByRole('button', { name: /next/i }).click();
    await expectShown(section, index);
  }
  for (const index of [2, 1]) {
    await section.getByRole('button', { name: /previous/i }).click();
    await expectShown(section, index);
  }
  await section.getByRole('button', { name: 'Slide 3 of 3' }).click();
  await expectShown(section, 2);
  await expect(section.getByText('Slide 3 of 3')).toHaveAttribute('aria-live', 'polite');
});

test('buttons and the track work by keyboard, and a link with the focus is whole in the window (engines: scroll snap, focus)', async ({
  page,
}) => {
  await page.goto(PAGE);
  const section = carouselOf(page);
  const track = section.getByRole('list', { name: 'Slides' });
  await section.getByRole('button', { name: /next/i }).focus();
  for (const index of [1, 2, 0]) {
    await page.keyboard.press('Enter');
    await expectShown(section, index);
  }
  await track.focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(section, 1);
  const links = track.getByRole('link');
  await links.first().focus();
  for (const link of (await links.all()).slice(1)) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('a button’s slide stays marked when an earlier scroll ends', async ({ page }) => {
  await page.goto(PAGE);
  const section = carouselOf(page);
  const track = section.getByRole('list', { name: 'Slides' });
  const next = section.getByRole('button', { name: /next/i });
  const previous = section.getByRole('button', { name: /previous/i });
  const square = (name: string) => section.locator(`[aria-label="${name}"][aria-current="true"]`);
  await next.click();
  await expectShown(section, 1);
  await previous.click();
  await expectShown(section, 0);
  // An earlier movement ends before this one starts.
  await track.evaluate((element) => {
    element.scrollTo = () => {};
  });
  await next.click();
  await expect(square('Slide 2 of 3')).toBeVisible();
  await track.dispatchEvent('scrollend');
  await previous.click();
  await expect(square('Slide 1 of 3')).toBeVisible();
  // The visitor's own scrolling overrides the target of a button.
  await next.click();
  await expect(square('Slide 2 of 3')).toBeVisible();
  await track.dispatchEvent('wheel');
  await track.dispatchEvent('scrollend');
  await expect(square('Slide 1 of 3')).toBeVisible();
  // If the wheel stops a movement before its first pixel, its event comes after `scrollend`.
  await next.click();
  await expect(square('Slide 2 of 3')).toBeVisible();
  await track.dispatchEvent('scrollend');
  await track.dispatchEvent('wheel');
  await expect(square('Slide 1 of 3')).toBeVisible();
});

test('it never moves by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto(PAGE);
  const section = carouselOf(page);
  // Not hovered, which could stop it. Every step counts: after some it would show the first slide again.
  await section.scrollIntoViewIfNeeded();
  const steps = await section.evaluateHandle((part) => {
    const seen: string[] = [];
    const note = () => seen.push(part.querySelector('[aria-current]')?.ariaLabel ?? '');
    new MutationObserver(note).observe(part, { subtree: true, attributeFilter: ['aria-current'] });
    return seen;
  });
  await page.clock.runFor(60_000);
  expect(await steps.jsonValue()).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW, hasTouch: true, isMobile: true });

  test('buttons are large enough, and a swipe moves it to the start of a card, marked by the squares', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const section = carouselOf(page);
    const track = section.getByRole('list', { name: 'Slides' });
    await section.getByRole('button', { name: /next/i }).tap();
    await expectShown(section, 1);
    await section.getByRole('button', { name: 'Slide 1 of 3' }).tap();
    await expectShown(section, 0);
    for (const button of await section.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const session = await page.context().newCDPSession(page);
    /** Swipes across the track to the left. */
    const swipe = async () => {
      await track.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = await track.boundingBox();
      if (!box) throw new Error('the track has no box');
      const touch = (type: 'touchStart' | 'touchMove', x: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: box.y + 120 }] });
      await touch('touchStart', 320);
      for (let x = 300; x >= 80; x -= 20) await touch('touchMove', x);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    // The distance of a swipe depends on its speed, which depends on the machine.
    await expect(async () => {
      await swipe();
      await expect(section.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute(
        'aria-current',
        'true',
        { timeout: 1_000 },
      );
    }).toPass();
    const start = await track.boundingBox();
    const cards = await slidesOf(section).getByRole('listitem').all();
    const places = await Promise.all(cards.map((card) => card.boundingBox()));
    expect(places.some((place) => Math.abs((place?.x ?? 0) - (start?.x ?? 0)) < TOLERANCE)).toBe(
      true,
    );
  });
});

test.describe('with reduced motion', () => {
  test.use({ motion: false });

  test('the next slide is there at once', async ({ page }) => {
    await page.goto(PAGE);
    // Read before the next frame, which would be the first of a smooth scroll.
    const left = await page.locator('#industries [data-carousel]').evaluate((carousel) => {
      carousel.querySelector<HTMLElement>('[data-step="1"]')?.click();
      return carousel.querySelector('[role="list"]')?.scrollLeft;
    });
    expect(left).toBeGreaterThan(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all cards can be read at every width, and no dead buttons show', async ({ page }) => {
    await page.goto(PAGE);
    const section = carouselOf(page);
    for (const viewport of [{ width: 1440, height: 900 }, NARROW]) {
      await page.setViewportSize(viewport);
      await expect(section.getByRole('button')).toHaveCount(0);
      for (const card of await slidesOf(section).getByRole('listitem').all()) {
        await card.scrollIntoViewIfNeeded();
        await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base, expect } from '@playwright/test';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from './fixtures/socket.ts';
import { programs } from './programs.ts';
import { settled } from './settled.ts';

export { expect };

/** The size of the virtual screen in px, and its colour depth. */
const SCREEN = '1600x1200x24';
/** A desktop window, in px. */
const WINDOW = { width: 1440, height: 900 };

/** A WebKit window at the tested site. */
export interface WebKit {
  readonly driver: WebDriver;
  /** Opens a page of the site and waits until its behaviours have started. */
  open: (route: string) => Promise<void>;
  /** The only visible element that matches. */
  find: (selector: string) => Promise<WebElement>;
  /** Scrolls to an element and clicks it. */
  click: (selector: string) => Promise<void>;
  /** Resizes the window, in px. */
  resize: (width: number, height: number) => Promise<void>;
}

/** Starts a virtual screen. @returns its process and its display name */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(programs.screen ?? 'Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , name] = screen.stdio;
  if (!name) throw new Error('Xvfb has no pipe to say its name');
  const [number] = await once(name, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/**
 * The base of tests in WebKit, Safari's engine: Debian's build, controlled by WebDriver. It fails on every error that a page
 * reports once it has loaded; this driver doesn't report earlier ones.
 */
export const test = base.extend<{ webkit: WebKit }, { driver: WebDriver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures one needs from this pattern
    async ({}, use) => {
      const { screen, display } = await startScreen();
      const port = await freePort();
      const service = spawn(programs.webkit ?? 'WebKitWebDriver', [`--port=${port}`], {
        env: { ...process.env, DISPLAY: display },
        stdio: 'ignore',
      });
      const address = `http://127.0.0.1:${port}`;
      const ready = () =>
        fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(ready).toBe(true);
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
      await use(driver);
      await driver.quit();
      service.kill();
      screen.kill();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  webkit: async ({ driver, baseURL }, use) => {
    const errors: string[] = [];
    const collect = async () => {
      const found = await driver.executeScript<string[] | null>('return window.seenErrors ?? []');
      errors.push(...(found ?? []));
    };
    const find = async (selector: string) => {
      let found: WebElement[] = [];
      const seen = async () => {
        // isDisplayed would be false for an element that is still fading in.
        found = await driver.executeScript<WebElement[]>(
          (wanted: string) =>
            [...document.querySelectorAll(wanted)].filter((element) =>
              element.checkVisibility({ visibilityProperty: true }),
            ),
          selector,
        );
        return found.length;
      };
      await expect.poll(seen, selector).toBe(1);
      const [element] = found;
      if (!element) throw new Error(`no ${selector}`);
      return element;
    };
    const webkit: WebKit = {
      driver,
      find,
      open: async (route) => {
        await collect();
        await driver.get(`${baseURL}${route}`);
        await driver.executeScript(() => {
          const seen: string[] = [];
          Object.assign(window, { seenErrors: seen });
          const log = console.error;
          console.error = (...words: unknown[]) => {
            seen.push(words.join(' '));
            log(...words);
          };
          addEventListener('error', ({ message }) => seen.push(message));
          addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)));
          addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
            seen.push(`Refused by ${violatedDirective}: ${blockedURI}`),
          );
        });
        await find('[data-menu-bar="ready"]');
      },
      click: async (selector) => {
        const element = await find(selector);
        await driver.executeScript(
          (target: Element) => target.scrollIntoView({ block: 'center', behavior: 'instant' }),
          element,
        );
        // A moving element can't be clicked.
        await driver.executeScript(settled);
        await element.click();
      },
      resize: (width, height) =>
        driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height })
          .then(() => undefined),
    };
    await webkit.resize(WINDOW.width, WINDOW.height);
    await use(webkit);
    await collect();
    expect(errors, 'errors in the console').toEqual([]);
  },
});

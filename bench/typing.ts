/**
 * `npm run bench -- --typing`: measures the delay in the editor between typing a letter in the form and its appearance in the
 * preview, for the pages below. Nothing is saved.
 */
import { homedir } from 'node:os';
import process from 'node:process';
import { chromium, type FrameLocator, type Page } from '@playwright/test';
import { startIn } from '../tests/edit/clone.ts';
import { programs } from '../tests/programs.ts';
import { quantile, writeResult } from './report.ts';

const LETTERS = 60;
/** How long a page may take to load, in ms. Loading is not measured. */
const PATIENCE = 180_000;
const PAGES = ['pages/index', 'services/web-development', 'pages/company/about-us'];

/** Opens a page in the editor and waits until it is drawn. @returns the page in the preview */
async function open(page: Page, url: string, key: string): Promise<FrameLocator> {
  await page.goto('about:blank');
  await page.goto(`${url}#${key}`);
  const frame = page.frameLocator('.preview iframe');
  await frame.locator('main [data-edit]').first().waitFor({ state: 'attached' });
  return frame;
}

/** Types letters into the first heading of a page. @returns the delay of each in ms */
async function measure(page: Page, url: string, key: string): Promise<number[]> {
  const frame = await open(page, url, key);
  // Playwright can't click in a scaled frame.
  await frame.locator('main h2[data-edit]').first().dispatchEvent('click');
  const mark = await frame.locator('main h2[data-edit]').first().getAttribute('data-edit');
  const path = mark?.split('#')[1] ?? '';
  await page.locator(`[data-path="${path}"] textarea`).focus();
  await page.keyboard.press('End');
  return page.evaluate(
    async ([path, letters]) => {
      const field = document.querySelector<HTMLTextAreaElement>(`[data-path="${path}"] textarea`);
      const shown = document.querySelector<HTMLIFrameElement>('.preview iframe')?.contentDocument;
      if (!field || !shown) throw new Error('the editor is not there');
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
      const times: number[] = [];
      let words = field.value.slice(0, 20);
      for (let letter = 0; letter < letters; letter++) {
        words = letter % 60 === 59 ? words.slice(0, 20) : `${words}${letter % 10}`;
        const started = performance.now();
        // React needs the event as well as the value, as with a real key.
        set?.call(field, words);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        while (![...shown.querySelectorAll('main h2')].some((each) => each.textContent === words)) {
          await new Promise(requestAnimationFrame);
        }
        times.push(performance.now() - started);
        await new Promise((done) => setTimeout(done, 150));
      }
      return times;
    },
    [path, LETTERS] as const,
  );
}

const { program, url } = await startIn(process.cwd(), [], { PORT: '0', HOME: homedir() });
const browser = await chromium.launch({
  ...(programs.chromium && { executablePath: programs.chromium }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
// The first page waits until missing pictures are drawn.
page.setDefaultTimeout(PATIENCE);
const rows: { page: string; median: number; slow: number }[] = [];
try {
  for (const key of PAGES) {
    const times = await measure(page, url, key);
    rows.push({
      page: key,
      median: Math.round(quantile(times, 0.5)),
      slow: Math.round(quantile(times, 0.95)),
    });
    console.log(rows.at(-1));
  }
} finally {
  await browser.close();
  program.kill();
}
writeResult('typing', {
  figures: [
    {
      what: 'From a letter typed in the editor to the page, median and 95th percentile of the slowest page',
      found: `${Math.max(...rows.map(({ median }) => median))} ms, ${Math.max(...rows.map(({ slow }) => slow))} ms`,
      wanted: 'below 400 ms',
    },
  ],
  rows,
});

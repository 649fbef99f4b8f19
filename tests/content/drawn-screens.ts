/** Checks the drawn product screens of a page: their text must be large enough and not cut off. */
import type { Page } from '@playwright/test';

/** The least font size in a drawn product screen, in px. */
const SMALLEST = 12;

/** Texts in drawn screens that are too small or cut off, with the reason. */
export const unreadableWords = (page: Page) => page.evaluate(unreadable, SMALLEST);

/** Runs in the page. It copies each drawing into the page, since the content of `use` can't be measured. */
async function unreadable(smallest: number): Promise<string[]> {
  await document.fonts.ready;
  const found: string[] = [];
  /** Uses XMLHttpRequest, since the pages' content security policy forbids parsing strings. */
  const read = (address: string) =>
    new Promise<Document | null>((resolve) => {
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.onloadend = () => resolve(request.responseXML);
      request.open('GET', address);
      request.send();
    });
  for (const shown of document.querySelectorAll<SVGSVGElement>('svg[data-late-drawing]')) {
    if (!shown.checkVisibility()) continue;
    const [address = '', id = ''] = (shown.dataset.lateDrawing ?? '').split('#');
    const file = await read(address);
    const drawing = file?.getElementById(id);
    if (!drawing) return [`${address} has no #${id}`];
    const copy = document.importNode(drawing, true);
    const drawn = [...shown.childNodes];
    shown.replaceChildren(copy);

    // The visible area of the drawing. A scrolling ancestor cuts nothing off.
    const frames = [shown.getBoundingClientRect()];
    for (let box = shown.parentElement; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (['auto', 'scroll'].includes(overflowX)) break;
      if (['hidden', 'clip'].includes(overflowX)) frames.push(box.getBoundingClientRect());
    }
    const scale = shown.getScreenCTM()?.a ?? 0;
    for (const words of copy.querySelectorAll('text')) {
      const box = words.getBoundingClientRect();
      const said = `${address}: “${words.textContent}”`;
      const within = frames.map((frame) => [
        Math.min(box.right, frame.right) - Math.max(box.left, frame.left),
        Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top),
      ]);
      if (within.some(([across = 0, down = 0]) => across <= 0 || down <= 0)) continue;
      const size = Number.parseFloat(getComputedStyle(words).fontSize) * scale;
      if (size < smallest - 0.05) found.push(`${said} is ${size.toFixed(1)} px`);
      const cut = within.some(
        ([across = 0, down = 0]) => across < box.width - 1 || down < box.height * 0.8,
      );
      if (cut) found.push(`${said} is cut`);
    }
    shown.replaceChildren(...drawn);
  }
  return found;
}

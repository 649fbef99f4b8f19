/** Puts a page that was drawn into the preview, changing only what differs. */
import { Idiomorph } from 'idiomorph';
import { MARK, mark, SECTION_MARK, type SectionTexts, type Text } from './marks.ts';

/** What the preview adds to the look of a page. */
const LOOK = `
  main section { content-visibility: visible }
  [${MARK}] { cursor: text }
  [${MARK}]:hover { outline: 1px dashed #0f3bff; outline-offset: 3px }
  [${MARK}][contenteditable] { outline: 2px solid #0f3bff; outline-offset: 3px; background: #fff; color: #000 }
  [${SECTION_MARK}][data-edit-now] { box-shadow: inset 0 0 0 3px #0f3bff }
`;

/**
 * A drawn page as the preview shows it: without scripts, with everything open that they would open, as it is read where
 * scripts are off; and with its texts marked.
 */
function prepared(html: string, sections: readonly SectionTexts[], others: readonly Text[]) {
  const css = html
    .replaceAll('(scripting: none)', '(min-width: 0)')
    .replaceAll('(scripting: enabled)', '(max-width: 0)');
  const page = new DOMParser().parseFromString(css, 'text/html');
  for (const script of page.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
  for (const wrapper of page.querySelectorAll('noscript'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const details of page.querySelectorAll('main details')) details.setAttribute('open', '');
  for (const film of page.querySelectorAll('video')) film.removeAttribute('autoplay');
  const look = page.createElement('style');
  look.textContent = LOOK;
  page.head.append(look);
  mark(page, sections, others);
  return page;
}

/**
 * Shows a drawn page in a frame; where it shows the same address already, only what differs is touched, and never what
 * somebody is typing into.
 *
 * @param opened called when the frame holds a new document
 */
export function draw(
  frame: Document,
  address: string,
  html: string,
  { sections, others }: { sections: readonly SectionTexts[]; others: readonly Text[] },
  opened: (page: Document) => void,
): void {
  const page = prepared(html, sections, others);
  if (frame.documentElement.dataset.address !== address) {
    frame.open();
    frame.write(`<!doctype html>${page.documentElement.outerHTML}`);
    frame.close();
    frame.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
    frame.documentElement.dataset.address = address;
    opened(frame);
    return;
  }
  // The outline of the section that is worked on is no part of the page.
  const now = frame.querySelector('[data-edit-now]')?.getAttribute(SECTION_MARK);
  page.querySelector(`[${SECTION_MARK}="${now}"]`)?.setAttribute('data-edit-now', '');
  Idiomorph.morph(frame.body, page.body, {
    callbacks: {
      beforeNodeMorphed: (node: Node) =>
        !(node.nodeType === 1 && (node as Element).hasAttribute('contenteditable')),
    },
  });
}

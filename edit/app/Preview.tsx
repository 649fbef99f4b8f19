import { Idiomorph } from 'idiomorph';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { reasonOf } from '../../src/schema/reason.ts';
import { valueAt } from '../schema/value.ts';
import { annotate, SECTION_ATTRIBUTE, TEXT_ATTRIBUTE } from './annotate.ts';
import { send } from './ask.ts';
import { follow, listen, type PageEvents } from './in-page.ts';
import { pageTexts } from './page-texts.ts';
import { useEditor, WIDTHS } from './use-editing.ts';

let lastDrawing: Promise<void> | undefined;

/** Resolves once no page is being drawn: what is shown on it, such as a photograph, must not go meanwhile. */
export const whenDrawn = async () => lastDrawing;

/** What happens in the page, as the editor takes it. */
function usePageEvents(): PageEvents {
  const editor = useEditor();
  const { key, of, page, translating, records, goTo, change, inLanguage, setChosen, show } = editor;
  return {
    onKey: editor.onKey,
    onChoose: (place, section) => {
      const to = inLanguage(place?.key ?? (section === undefined ? of : page));
      if (to !== key) goTo(to, page);
      // Sections are those of the page; the text may belong to another record, or to the page itself.
      const isInSection = to === page && (!place || place.path[0] === 'sections');
      setChosen(isInSection ? section : undefined);
      if (place) show(place.path);
    },
    onType: (at, path, words) => {
      const edit = translating ? translating.typed(at, path, words) : { path, value: words };
      if (edit) change(inLanguage(at), edit.path, edit.value);
    },
    wordsAt: (at, path) => {
      const words = valueAt((translating?.records ?? records).get(at), path);
      return typeof words === 'string' ? words : '';
    },
  };
}

/** The page itself, drawn by the site with what is not saved; a text in it can be clicked and typed into. */
export function Preview() {
  const editor = useEditor();
  const { page, address, records, work, width, key, inView, translating } = editor;
  const { drafts } = work;
  // A section of the page; those of another record stand in its form alone.
  const section = key === page ? inView : undefined;
  /** Names what is shown: a page in a language. */
  const shownAt = (translating ? `/${translating.own.tag}` : '') + address;
  const events = usePageEvents();
  const frame = useRef<HTMLIFrameElement>(null);
  const [fault, setFault] = useState('');
  const [drawnAt, setDrawnAt] = useState('');
  // Read by what runs later: the page is drawn from what holds then.
  const now = { page, address, records, drafts, translating, section, shownAt, events };
  const latest = useEffectEvent(() => now);
  const drawing = useRef(false);
  const wanted = useRef(0);
  // How often a text was left that had been typed into, and the first drawing since then: older ones would take letters back.
  const [left, setLeft] = useState(0);
  const firstSince = useRef(0);

  /** Draws until what is shown is what holds; one request at a time, so that none waits for an older one. */
  const drawAll = async () => {
    drawing.current = true;
    for (let drawn = 0; drawn !== wanted.current; ) {
      drawn = wanted.current;
      const { page, address, records, drafts, translating, shownAt } = latest();
      // Deleted a moment ago: another one is about to be shown.
      if (!records.has(page)) continue;
      // The page's own record too: the site reads what has just been saved a moment later, and knows no new page until then.
      const known = [page, ...Object.keys(drafts)].map(
        (key) => [key, drafts[key]?.data ?? records.get(key)] as const,
      );
      try {
        const response = await send('preview', {
          address,
          language: translating?.own.tag,
          drafts: Object.fromEntries(known),
        });
        const html = await response.text();
        const shown = frame.current?.contentDocument;
        if (!shown) break;
        if (drawn < firstSince.current) continue;
        // Of an error's page the first 300 characters say what is wrong.
        if (!response.ok) throw new Error(html.replace(/<[^>]*>/g, ' ').slice(0, 300));
        const texts = pageTexts(translating?.records ?? records, page);
        draw(shown, shownAt, html, texts, (document) =>
          listen(
            document,
            () => latest().events,
            () => {
              firstSince.current = wanted.current + 1;
              setLeft((times) => times + 1);
            },
          ),
        );
        showSection(shown, latest().section);
        setDrawnAt(shownAt);
        setFault('');
      } catch (error) {
        setFault(reasonOf(error));
      }
    }
    drawing.current = false;
  };

  // Drawn anew whenever one of these changes.
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (shown) follow(shown, latest().events.wordsAt);
    wanted.current += 1;
    if (!drawing.current) lastDrawing = drawAll();
  }, [page, address, records, translating, drafts, left]);

  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (shown) showSection(shown, section);
  }, [section]);

  const [scale, setScale] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const fit = () => setScale(Math.min(1, element.clientWidth / WIDTHS[width]));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => observer.disconnect();
  }, [width]);

  return (
    <div className="preview" ref={box}>
      {fault && (
        <p className="fault" role="status">
          The page can’t be drawn like this: {fault}
        </p>
      )}
      {!fault && drawnAt !== shownAt && <p role="status">Drawing the page …</p>}
      <iframe
        ref={frame}
        title="Preview of the page"
        style={{
          width: WIDTHS[width],
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}

/** Outlines a section of the page, and no other; one that is new to the eye is brought into view. */
function showSection(page: Document, section: number | undefined) {
  for (const element of page.querySelectorAll(`[${SECTION_ATTRIBUTE}]`)) {
    const isIt = element.getAttribute(SECTION_ATTRIBUTE) === String(section);
    const wasIt = element.hasAttribute('data-edit-now');
    element.toggleAttribute('data-edit-now', isIt);
    const { top, bottom } = element.getBoundingClientRect();
    const isInView = top < page.documentElement.clientHeight && bottom > 0;
    if (isIt && !wasIt && !isInView) element.scrollIntoView();
  }
}

/** What the preview adds to the look of a page. */
const LOOK = `
  main section { content-visibility: visible }
  [${TEXT_ATTRIBUTE}] { cursor: text }
  [${TEXT_ATTRIBUTE}]:hover { outline: 1px dashed #0f3bff; outline-offset: 3px }
  [${TEXT_ATTRIBUTE}][contenteditable] { outline: 2px solid #0f3bff; outline-offset: 3px; background: #fff; color: #000 }
  [${SECTION_ATTRIBUTE}][data-edit-now] { box-shadow: inset 0 0 0 3px #0f3bff }
`;

/**
 * A drawn page as the preview shows it: without scripts, with everything open that they would open, as it is read where
 * scripts are off; and with its texts marked.
 */
function prepared(html: string, { sections, others }: ReturnType<typeof pageTexts>) {
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
  annotate(page, sections, others);
  return page;
}

/**
 * Shows a drawn page in a frame; where it shows the same address already, only what differs is touched, and never what
 * somebody is typing into.
 *
 * @param opened called when the frame holds a new document
 */
function draw(
  frame: Document,
  address: string,
  html: string,
  texts: ReturnType<typeof pageTexts>,
  opened: (page: Document) => void,
): void {
  const page = prepared(html, texts);
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
  const now = frame.querySelector('[data-edit-now]')?.getAttribute(SECTION_ATTRIBUTE);
  page.querySelector(`[${SECTION_ATTRIBUTE}="${now}"]`)?.setAttribute('data-edit-now', '');
  Idiomorph.morph(frame.body, page.body, {
    callbacks: {
      beforeNodeMorphed: (node: Node) =>
        !('hasAttribute' in node && (node as Element).hasAttribute('contenteditable')), // an element has it
    },
  });
}

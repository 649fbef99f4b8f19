import { Idiomorph } from 'idiomorph';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { reasonOf } from '../../src/schema/reason.ts';
import { valueAt } from '../model/value.ts';
import { annotate, SECTION_ATTRIBUTE, TEXT_ATTRIBUTE } from './annotate.ts';
import { send } from './ask.ts';
import { follow, listen, type PageEvents } from './in-page.ts';
import { pageTexts } from './page-texts.ts';
import { useEditor, WIDTHS } from './use-editing.ts';

let lastDrawing: Promise<void> | undefined;

/** Resolves once no page is being rendered. Its pictures must not be removed before. */
export const whenDrawn = async () => lastDrawing;

/** The editor's handlers of events in the previewed page. */
function usePageEvents(): PageEvents {
  const editor = useEditor();
  const { key, recordKey, page, translating, records, goTo, change, inLanguage, show } = editor;
  return {
    onKey: editor.onKey,
    onChoose: (field, section) => {
      const to = inLanguage(field?.key ?? (section === undefined ? recordKey : page));
      if (to !== key) goTo(to, page);
      show(field?.path ?? (section === undefined ? [] : ['sections', section]));
    },
    onType: (at, path, words) => {
      const edit = translating?.typed(at, path, words);
      // A text that is only in this language is in the source record.
      if (edit) change(inLanguage(at), edit.path, edit.value);
      else change(at, path, words);
    },
    wordsAt: (at, path) => {
      const words = valueAt((translating?.records ?? records).get(at), path);
      return typeof words === 'string' ? words : '';
    },
  };
}

/** The page with unsaved changes. Its texts can be clicked and edited in place. */
export function Preview() {
  const editor = useEditor();
  const { page, address, records, work, width, key, translating } = editor;
  const { drafts } = work;
  // The open section, if it belongs to the previewed page.
  const section = key === page ? editor.section : undefined;
  /** Identifies a page in a language. */
  const shownAt = (translating ? `/${translating.own.tag}` : '') + address;
  const events = usePageEvents();
  const frame = useRef<HTMLIFrameElement>(null);
  const [fault, setFault] = useState('');
  const [drawnAt, setDrawnAt] = useState('');
  // Later callbacks read the state of their own time.
  const now = { page, address, records, drafts, translating, section, shownAt, events };
  const latest = useEffectEvent(() => now);
  const drawing = useRef(false);
  const wanted = useRef(0);
  // How often an edited text lost the focus, and the first rendering since then: an older one would undo the last typing.
  const [left, setLeft] = useState(0);
  const firstSince = useRef(0);

  /** Renders until the preview is up to date. It sends one request at a time, so that none queues behind an outdated one. */
  const drawAll = async () => {
    drawing.current = true;
    for (let drawn = 0; drawn !== wanted.current; ) {
      drawn = wanted.current;
      const { page, address, records, drafts, translating, shownAt } = latest();
      // The page has just been deleted; another is about to be shown.
      if (!records.has(page)) continue;
      // Sends the page's own record even if saved, since the site reads saved and new files a moment later.
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
        // The first 300 characters of an error page state the error.
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

  // Renders again whenever one of these changes.
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
          The page can’t be shown: {fault}
        </p>
      )}
      {!fault && drawnAt !== shownAt && <p role="status">Loading the page …</p>}
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

/** Outlines one section of the page, and scrolls to it if it was not outlined before. */
function showSection(page: Document, section: number | undefined) {
  const selector = `[${SECTION_ATTRIBUTE}="${section}"]`;
  const rule = `${selector} { outline: 3px solid #0f3bff; outline-offset: -3px }`;
  const style = page.getElementById(OUTLINE);
  if (!style || style.textContent === rule) return;
  style.textContent = rule;
  const { top = 0, bottom = 1 } = page.querySelector(selector)?.getBoundingClientRect() ?? {};
  const isInView = top < page.documentElement.clientHeight && bottom > 0;
  if (!isInView) page.querySelector(selector)?.scrollIntoView();
}

/** The id of the style element that outlines the open section. */
const OUTLINE = 'edit-outline';

/**
 * The styles that the preview adds to a page. The texts of a card that is a link as a whole can be clicked one by one. A text
 * wraps while it is edited: the caret at the end of a long line would scroll its section sideways.
 */
const LOOK = `
  main section { content-visibility: visible }
  .whole::after { pointer-events: none }
  [${TEXT_ATTRIBUTE}] { cursor: text }
  [${TEXT_ATTRIBUTE}]:hover { outline: 1px dashed #0f3bff; outline-offset: 3px }
  [${TEXT_ATTRIBUTE}][contenteditable] { outline: 2px solid #0f3bff; outline-offset: 3px; background: #fff; color: #000; white-space: normal; overflow-wrap: break-word }
`;

/**
 * Prepares a rendered page for the preview: marks its texts, and shows it as with scripts off, so that everything that
 * scripts could open is open.
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
  const outline = page.createElement('style');
  outline.id = OUTLINE;
  page.head.append(look, outline);
  annotate(page, sections, others);
  return page;
}

/**
 * Shows a rendered page in a frame. If the frame already has that address, it updates only what differs, and never the
 * element that is being edited.
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
  Idiomorph.morph(frame.body, page.body, {
    callbacks: {
      beforeNodeMorphed: (node: Node) =>
        !('hasAttribute' in node && (node as Element).hasAttribute('contenteditable')), // an element has it
    },
  });
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Data } from '../schema/fields.ts';
import { send } from './ask.ts';
import { draw } from './draw.ts';
import { follow, listen, type PageEvents } from './in-page.ts';
import { SECTION_MARK } from './marks.ts';
import { pageTexts, type Records } from './page-texts.ts';

/** The windows that a page can be looked at in, in px. */
export const WIDTHS = { desktop: 1280, phone: 390 } as const;
export type Width = keyof typeof WIDTHS;

let lastDrawing: Promise<void> | undefined;

/** Resolves once no page is being drawn: what is shown on it, such as a photograph, must not go meanwhile. */
export const whenDrawn = async () => lastDrawing;

interface PreviewProps extends PageEvents {
  /** The page that is shown: its file and its address. */
  readonly page: string;
  readonly address: string;
  /** Every record as it is, saved or not. */
  readonly records: Records;
  /** The language that it is shown in, with every record as it reads in that; the source where unset. */
  readonly translating:
    | { readonly own: { readonly tag: string }; readonly records: Records }
    | undefined;
  /** What is not saved, by file. */
  readonly drafts: Readonly<Record<string, { readonly data: Data }>>;
  readonly width: Width;
  /** The section that is being worked on, by its place on the page. */
  readonly section: number | undefined;
  /** Called when what is shown is what holds. */
  readonly onDrawn: () => void;
}

/** Names what is shown: a page in a language. */
const addressIn = ({ address, translating }: PreviewProps) =>
  (translating ? `/${translating.own.tag}` : '') + address;

/** The page itself, drawn by the site with what is not saved; a text in it can be clicked and typed into. */
export function Preview(props: PreviewProps) {
  const { page, records, drafts, width, section, translating } = props;
  const address = addressIn(props);
  const frame = useRef<HTMLIFrameElement>(null);
  const [fault, setFault] = useState('');
  const [drawnAt, setDrawnAt] = useState('');
  // Read by what runs later: the page is drawn from what holds then.
  const latest = useRef(props);
  latest.current = props;
  const drawing = useRef(false);
  const wanted = useRef(0);
  // How often a text was left that had been typed into, and the first drawing since then: older ones would take letters back.
  const [left, setLeft] = useState(0);
  const firstSince = useRef(0);

  /** Draws until what is shown is what holds; one request at a time, so that none waits for an older one. */
  const drawAll = useCallback(async () => {
    drawing.current = true;
    for (let drawn = 0; drawn !== wanted.current; ) {
      drawn = wanted.current;
      const { page, address, records, drafts, translating } = latest.current;
      const shownAt = addressIn(latest.current);
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
        if (!response.ok) throw new Error(html.replace(/<[^>]*>/g, ' ').slice(0, 300));
        const texts = pageTexts(translating?.records ?? records, page);
        draw(shown, shownAt, html, texts, (document) =>
          listen(
            document,
            {
              onChoose: (...given) => latest.current.onChoose(...given),
              onType: (...given) => latest.current.onType(...given),
              wordsAt: (...given) => latest.current.wordsAt(...given),
              onKey: (event) => latest.current.onKey(event),
            },
            () => {
              firstSince.current = wanted.current + 1;
              setLeft((times) => times + 1);
            },
          ),
        );
        showSection(shown, latest.current.section);
        shown.documentElement.dataset.drawn = String(drawn);
        setDrawnAt(shownAt);
        setFault('');
      } catch (error) {
        setFault(error instanceof Error ? error.message : String(error));
      }
    }
    drawing.current = false;
    latest.current.onDrawn();
  }, []);
  const keepDrawing = useCallback(() => {
    wanted.current += 1;
    if (!drawing.current) lastDrawing = drawAll();
  }, [drawAll]);

  // Drawn anew whenever one of these changes.
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (shown) follow(shown, latest.current.wordsAt);
    keepDrawing();
  }, [page, address, records, translating, drafts, left, keepDrawing]);

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
      {!fault && drawnAt !== address && (
        <p className="drawing" role="status">
          Drawing the page …
        </p>
      )}
      <iframe
        ref={frame}
        title="Preview of the page"
        data-width={width}
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
  for (const element of page.querySelectorAll(`[${SECTION_MARK}]`)) {
    const isIt = element.getAttribute(SECTION_MARK) === String(section);
    const wasIt = element.hasAttribute('data-edit-now');
    element.toggleAttribute('data-edit-now', isIt);
    const { top, bottom } = element.getBoundingClientRect();
    const isInView = top < page.documentElement.clientHeight && bottom > 0;
    if (isIt && !wasIt && !isInView) element.scrollIntoView();
  }
}

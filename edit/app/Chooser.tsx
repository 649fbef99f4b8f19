import { useEffect, useRef, useState } from 'react';
import { Dialog, isFound, SearchField, useClose } from './Dialog.tsx';
import { Button } from './elements.tsx';
import type { Option } from './form/options.ts';
import { WIDTHS } from './use-editing.ts';

/** The most options shown; the others are found by searching. */
const MOST = 150;

/** A dialog to choose an option by its picture or to search by name. */
export function Chooser({
  title,
  options,
  onChoose,
}: {
  readonly title: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
}) {
  const close = useClose();
  const [words, setWords] = useState('');
  const choose = (value: string) => {
    close();
    onChoose(value);
  };
  const found = options.filter(({ value, label = '', text = '', words: more = '' }) =>
    isFound(words, value, label, text, more),
  );
  return (
    <Dialog title={title} wide>
      <SearchField
        words={words}
        onChange={setWords}
        onEnter={() => found[0] && choose(found[0].value)}
        found={found.length > MOST ? `${MOST} of ${found.length} shown` : `${found.length} found`}
      />
      <ul className="options">
        {found.slice(0, MOST).map(({ value, label = value, picture, example, text }) => (
          <li key={value}>
            <Button onClick={() => choose(value)}>
              {picture && <img src={picture} alt="" loading="lazy" />}
              <b>{label}</b>
              {text && <small>{text}</small>}
            </Button>
            {example && <Drawn example={example} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

let page: Promise<Document> | undefined;

/** The site's gallery of sections, fetched once, when its first example comes into view. */
async function gallery(): Promise<Document> {
  const response = await fetch('/sections');
  if (!response.ok) throw new Error(`The gallery answered ${response.status}.`);
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const script of document.querySelectorAll('script')) script.remove();
  return document;
}

/** A page that shows one example and nothing else. */
async function pageOf(example: string): Promise<string> {
  page ??= gallery();
  const { documentElement, head, body } = await page;
  const alone = documentElement.cloneNode() as HTMLElement; // a clone of an element
  alone.append(head.cloneNode(true), body.cloneNode());
  const section = body.querySelector(`[data-example="${example}"]`);
  if (section) alone.lastElementChild?.append(section.cloneNode(true));
  return `<!doctype html>${alone.outerHTML}`;
}

/** A scaled-down example of the gallery at desktop width, loaded when it comes into view. */
function Drawn({ example }: { readonly example: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ readonly html: string; readonly scale: number }>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      const scale = element.clientWidth / WIDTHS.desktop;
      // If it fails, the option shows its name alone.
      pageOf(example).then(
        (html) => setShown({ html, scale }),
        () => {
          page = undefined;
        },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [example]);
  return (
    <div className="drawn" ref={box} inert>
      {shown && (
        <iframe
          title="Example"
          // The site's own origin lets its typeface load. Scripts stay forbidden.
          sandbox="allow-same-origin"
          srcDoc={shown.html}
          style={{ width: WIDTHS.desktop, transform: `scale(${shown.scale})` }}
        />
      )}
    </div>
  );
}

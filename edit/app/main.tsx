import './no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Editor } from './Editor.tsx';
import './editor.css';

const CONTROLS = 'button, input, select, textarea, summary';

/** The first control in an element, or that element itself. */
function controlIn(node: Node | null): HTMLElement | null {
  if (!(node instanceof HTMLElement) || !node.isConnected) return null;
  return node.matches(CONTROLS) ? node : node.querySelector<HTMLElement>(CONTROLS);
}

/** Moves the focus to the nearest control when the focused one is removed, where browsers start again at the top. */
function keepFocus(page: Document): void {
  let last: Element | undefined;
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target;
  });
  const observer = new MutationObserver((changes) => {
    if (!last || last.isConnected || page.activeElement !== page.body) return;
    const gone = changes.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(last ?? null)),
    );
    if (!gone) return;
    const beside = controlIn(gone.nextSibling) ?? controlIn(gone.previousSibling);
    let around: Node | null = gone.target;
    while (around && !controlIn(around)) around = around.parentNode;
    (beside ?? controlIn(around))?.focus({ preventScroll: true });
  });
  observer.observe(page.body, { childList: true, subtree: true });
}

const container = document.getElementById('editor');
if (!container) throw new Error('the page has no element for the editor');
keepFocus(document);
createRoot(container).render(
  <StrictMode>
    <Editor />
  </StrictMode>,
);

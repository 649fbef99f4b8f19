/** Types words in turn in a `[data-typed-word]` while the `[data-motion]` around it is `running`. */

import { whenIdle } from './waiting.ts';

/** Per letter, in ms. */
const TYPING_MS = 80;
const DELETING_MS = 60;
/** How long a complete word stays, in ms. */
const HOLD_MS = 1500;

/** A text, the index of its word, and how long it is shown in ms. */
interface Frame {
  readonly word: number;
  readonly text: string;
  readonly ms: number;
}

/** The texts shown in turn, without end, from the word at `index` on. */
export function* framesFrom(words: readonly string[], index: number): Generator<Frame, never> {
  for (let word = index; ; ) {
    const text = words[word] ?? '';
    yield { word, text, ms: HOLD_MS };
    for (let letters = text.length - 1; letters > 0; letters--) {
      yield { word, text: text.slice(0, letters), ms: DELETING_MS };
    }
    word = (word + 1) % words.length;
    const next = words[word] ?? '';
    for (let letters = 0; letters < next.length; letters++) {
      yield { word, text: next.slice(0, letters), ms: TYPING_MS };
    }
  }
}

/**
 * Starts a `[data-typed-word]`. The attribute holds the words, separated by `|`; the element holds the first one. When motion
 * stops, the current word is completed; with reduced motion the first word is shown.
 */
export function startTypedWord(element: HTMLElement) {
  const scope = element.closest<HTMLElement>('[data-motion]');
  const text = element.firstChild;
  if (!scope || !(text instanceof Text)) return;
  const words = (element.dataset.typedWord ?? '').split('|');
  let shown = 0;
  let timer = 0;

  const follow = () => {
    clearTimeout(timer);
    const { motion } = scope.dataset;
    if (motion === 'reduced') shown = 0;
    const frames = framesFrom(words, shown);
    const show = () => {
      const { word, text: letters, ms } = frames.next().value;
      shown = word;
      // Changes the text node in place: a new node would make the browser recompute styles.
      text.data = letters;
      if (motion === 'running') timer = window.setTimeout(show, ms);
    };
    show();
  };
  // Each letter is a frame, which would delay the first ones of the page.
  whenIdle(() => {
    new MutationObserver(follow).observe(scope, { attributeFilter: ['data-motion'] });
    follow();
  });
}

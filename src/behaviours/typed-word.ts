/** Types words in turn in a `[data-typed-word]` while the `[data-motion]` around it is `running`. */

/** Per letter, in ms. */
const TYPING_MS = 80;
const DELETING_MS = 60;
/** How long a complete word stays, in ms. */
const HOLD_MS = 1500;

/** One state of the animation. */
export interface Frame {
  /** Index of the word. */
  readonly word: number;
  /** How many of its letters are shown. */
  readonly letters: number;
  readonly phase: 'typing' | 'holding' | 'deleting';
}

/** The frame that shows the complete word at an index. */
const whole = (words: readonly string[], word: number): Frame => ({
  word,
  letters: words[word]?.length ?? 0,
  phase: 'holding',
});

/** The next frame; the first word follows the last. */
export function nextFrame({ word, letters, phase }: Frame, words: readonly string[]): Frame {
  if (phase !== 'typing') {
    if (letters > 1) return { word, letters: letters - 1, phase: 'deleting' };
    return { word: (word + 1) % words.length, letters: 0, phase: 'typing' };
  }
  const full = whole(words, word);
  return letters + 1 < full.letters ? { word, letters: letters + 1, phase } : full;
}

/** How long a frame is shown, in ms. */
export function duration({ phase }: Frame): number {
  if (phase === 'holding') return HOLD_MS;
  return phase === 'typing' ? TYPING_MS : DELETING_MS;
}

/**
 * Starts every `[data-typed-word]`. The attribute holds the words, separated by `|`; the element holds the first one. When
 * motion stops, the current word is completed; with reduced motion the first word is shown.
 */
export function startTypedWord() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-typed-word]')) type(element);
}

function type(element: HTMLElement) {
  const scope = element.closest<HTMLElement>('[data-motion]');
  const text = element.firstChild;
  if (!scope || !(text instanceof Text)) return;
  const words = (element.dataset.typedWord ?? '').split('|');
  let frame = whole(words, 0);
  let timer = 0;

  const show = (next: Frame) => {
    frame = next;
    // Changes the text node in place: a new node would make the browser recompute styles.
    text.data = words[frame.word]?.slice(0, frame.letters) ?? '';
  };
  const wait = () => {
    timer = window.setTimeout(() => {
      show(nextFrame(frame, words));
      wait();
    }, duration(frame));
  };
  const follow = () => {
    clearTimeout(timer);
    const { motion } = scope.dataset;
    if (motion === 'running') wait();
    else show(whole(words, motion === 'reduced' ? 0 : frame.word));
  };
  new MutationObserver(follow).observe(scope, { attributeFilter: ['data-motion'] });
  follow();
}

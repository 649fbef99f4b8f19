/** Types words in turn where `[data-typed-word]` stands, as far as the `[data-motion]` around it allows. */

/** How long each letter takes to be typed, in ms. */
const TYPING_MS = 80;
/** How long each letter takes to be deleted, in ms. */
const DELETING_MS = 60;
/** How long a whole word stands, in ms. */
const HOLD_MS = 1500;

/** One moment of the typing. */
export interface Frame {
  /** Which word, counted from 0. */
  readonly word: number;
  /** How many of its letters are there. */
  readonly letters: number;
  readonly phase: 'typing' | 'holding' | 'deleting';
}

/** The word at this index, whole. */
const whole = (words: readonly string[], word: number): Frame => ({
  word,
  letters: words[word]?.length ?? 0,
  phase: 'holding',
});

/** The moment after this one; after the last word comes the first again. */
export function nextFrame({ word, letters, phase }: Frame, words: readonly string[]): Frame {
  if (phase !== 'typing') {
    if (letters > 1) return { word, letters: letters - 1, phase: 'deleting' };
    return { word: (word + 1) % words.length, letters: 0, phase: 'typing' };
  }
  const full = whole(words, word);
  return letters + 1 < full.letters ? { word, letters: letters + 1, phase } : full;
}

/** How long this moment stands, in ms. */
export function duration({ phase }: Frame): number {
  if (phase === 'holding') return HOLD_MS;
  return phase === 'typing' ? TYPING_MS : DELETING_MS;
}

/**
 * Starts every `[data-typed-word]`; the attribute holds the words, separated by `|`, and the element
 * the first of them. At a standstill the word in progress is completed, and with reduced motion it is the first.
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
    // The same text node all the time: a new one would have the page's styles computed again.
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

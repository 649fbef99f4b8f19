/**
 * What moves by itself inside a `[data-motion]` element follows that attribute: the film and the typed
 * word read it, this script alone writes it. Without script it stays empty, and nothing moves.
 */

/**
 * running: move; still: stand as you are, since the visitor said so or nobody is looking;
 * reduced: the visitor wants no motion at all.
 */
type Motion = 'running' | 'still' | 'reduced';

interface Circumstances {
  /** The system asks for reduced motion. */
  readonly reduced: boolean;
  /** The visitor paused, or the browser refused to play. */
  readonly paused: boolean;
  /** The tab is not the one that is shown. */
  readonly hidden: boolean;
  /** Some of the element is in the window. */
  readonly inView: boolean;
}

/** What may move under these circumstances. */
export function motionUnder({ reduced, paused, hidden, inView }: Circumstances): Motion {
  if (reduced) return 'reduced';
  return paused || hidden || !inView ? 'still' : 'running';
}

/**
 * Starts every `[data-motion]` element and its `[data-motion-switch]` button. The button comes hidden,
 * with its two names in `data-label-pause` and `data-label-play`; `data-paused` on it swaps the icon.
 * A `motionrefused` event from inside the element counts as a press on pause.
 */
export function startMotionSwitch() {
  for (const scope of document.querySelectorAll<HTMLElement>('[data-motion]')) control(scope);
}

function control(scope: HTMLElement) {
  const button = scope.querySelector<HTMLButtonElement>('[data-motion-switch]');
  const reduce = matchMedia('(prefers-reduced-motion: reduce)');
  let paused = false;
  let inView = true;

  const update = () => {
    const motion = motionUnder({
      reduced: reduce.matches,
      paused,
      hidden: document.hidden,
      inView,
    });
    if (scope.dataset.motion !== motion) scope.dataset.motion = motion;
    if (!button) return;
    button.hidden = reduce.matches;
    button.toggleAttribute('data-paused', paused);
    const { labelPause = '', labelPlay = '' } = button.dataset;
    button.setAttribute('aria-label', paused ? labelPlay : labelPause);
  };
  const pause = (value: boolean) => {
    paused = value;
    update();
  };

  button?.addEventListener('click', () => pause(!paused));
  scope.addEventListener('motionrefused', () => pause(true));
  reduce.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? inView;
    update();
  }).observe(scope);
  update();
}

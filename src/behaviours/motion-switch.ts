/**
 * Sets `data-motion` on elements that contain automatic motion; the film and the typed word follow it. Only this script
 * writes it. Without script it stays empty and nothing moves.
 */

/**
 * running: plays; still: stopped, because the visitor paused it or it is out of view;
 * reduced: off, because the system asks for reduced motion.
 */
type Motion = 'running' | 'still' | 'reduced';

/**
 * The motion of an element.
 * @param paused by the visitor, or because the browser refused to play
 * @param hidden the tab is in the background
 * @param inView some of the element is in view
 */
export function motionUnder({
  reduced,
  paused,
  hidden,
  inView,
}: Record<'reduced' | 'paused' | 'hidden' | 'inView', boolean>): Motion {
  if (reduced) return 'reduced';
  return paused || hidden || !inView ? 'still' : 'running';
}

/**
 * Starts a `[data-motion]` element and its `[data-motion-switch]` button. The button is hidden in the markup and has its two
 * names in `data-label-pause` and `data-label-play`; `data-paused` swaps its icon. A `motionrefused` event from inside the
 * element pauses it.
 */
export function startMotionSwitch(scope: HTMLElement) {
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

import type { ClientDirective } from 'astro';
import { PROPS } from './props.ts';

/** Pointer, keyboard and touch signals that mean somebody is about to use an island. */
const CONTACT = ['pointerover', 'focusin', 'touchstart'] as const;

/** Modules and props of every island on the page, fetched once at the first sign of input anywhere. */
const warmUps = new Set<() => void>();
let warm = false;

function warmAll() {
  if (warm) return;
  warm = true;
  for (const warmUp of warmUps) warmUp();
}

for (const type of ['pointerdown', 'keydown', 'touchstart']) {
  addEventListener(type, warmAll, { once: true, passive: true, capture: true });
}
// Without capture, since only the page's own scrolling counts: a row of tabs begins scrolled to the chosen one.
addEventListener('scroll', warmAll, { once: true, passive: true });

/** The props that the build has moved into a file; undefined where they stand in the page, or where there are none. */
async function fetchProps(element: HTMLElement): Promise<string | undefined> {
  const file = element.getAttribute(PROPS);
  if (file === null) return undefined;
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

/**
 * `client:interact`: loads and hydrates an island on first contact (pointer, focus, touch, click).
 *
 * A click on a button made before hydration is held back and replayed afterwards, so none is lost on
 * a slow network. The island's modules and props are fetched at the first input anywhere on the
 * page, so that the first contact usually finds them there.
 */
const interact: ClientDirective = (load, _options, element) => {
  const controller = new AbortController();
  const capture = { signal: controller.signal, capture: true };
  let held: HTMLElement | undefined;
  let started = false;
  let parts:
    | Promise<[hydrate: Awaited<ReturnType<typeof load>>, props: string | undefined]>
    | undefined;

  const fetchParts = () => {
    parts ??= Promise.all([load(), fetchProps(element)]);
    return parts;
  };
  const start = async () => {
    if (started) return;
    started = true;
    const [hydrate, props] = await fetchParts();
    if (props === undefined) await hydrate();
    else {
      // Astro hydrates an island by itself as its props change.
      const hydrated = new Promise((done) => element.addEventListener('astro:hydrate', done));
      element.setAttribute('props', props);
      await hydrated;
    }
    controller.abort();
    held?.click();
  };

  if (warm) void fetchParts();
  else warmUps.add(() => void fetchParts());

  for (const type of CONTACT) element.addEventListener(type, start, { ...capture, passive: true });
  element.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held = button;
      void start();
    },
    capture,
  );
  // This script comes after the page: somebody may be here already.
  if (element.matches(':hover, :focus-within')) void start();
};

export default interact;

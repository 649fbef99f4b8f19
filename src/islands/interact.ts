import type { ClientDirective } from 'astro';

/** Pointer, keyboard and touch signals that mean somebody is about to use an island. */
const CONTACT = ['pointerover', 'focusin', 'touchstart'] as const;

/** Modules of every island on the page, fetched once at the first sign of input anywhere. */
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

/**
 * `client:interact`: loads and hydrates an island on first contact (pointer, focus, touch, click).
 *
 * A click on a button made before hydration is held back and replayed afterwards, so none is lost on
 * a slow network. The island's modules are fetched at the first input anywhere on the page, so that
 * the first contact usually finds them there.
 */
const interact: ClientDirective = (load, _options, element) => {
  const controller = new AbortController();
  const capture = { signal: controller.signal, capture: true };
  let held: HTMLElement | undefined;
  let started = false;
  let modules: ReturnType<typeof load> | undefined;

  const fetchModules = () => {
    modules ??= load();
    return modules;
  };
  const start = async () => {
    if (started) return;
    started = true;
    const hydrate = await fetchModules();
    await hydrate();
    controller.abort();
    held?.click();
  };

  if (warm) void fetchModules();
  else warmUps.add(() => void fetchModules());

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

import type { ClientDirective } from 'astro';

/** Signs that somebody is about to use an island, on it. */
const CONTACT = ['pointerover', 'focusin', 'touchstart'] as const;

/** Signs that somebody is there at all, anywhere on the page. */
const INPUT = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * `client:interact`: hydrates an island on first contact. Its modules are fetched at the first input anywhere on the page, so
 * that the contact usually finds them there.
 */
const interact: ClientDirective = (load, _options, element) => {
  const controller = new AbortController();
  let loaded: ReturnType<typeof load> | undefined;
  const loadOnce = () => {
    loaded ??= load();
    return loaded;
  };
  const start = async () => {
    if (controller.signal.aborted) return;
    controller.abort();
    const hydrate = await loadOnce();
    await hydrate();
  };
  const options = { signal: controller.signal, passive: true };
  for (const type of INPUT) addEventListener(type, () => void loadOnce(), options);
  for (const type of CONTACT) element.addEventListener(type, start, options);
  // This script comes after the page: somebody may be here already.
  if (element.matches(':hover, :focus-within')) void start();
};

export default interact;

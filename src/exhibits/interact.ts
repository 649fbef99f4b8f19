import type { ClientDirective } from 'astro';

/** Events on an island that hydrate it. */
const CONTACT = ['pointerover', 'focusin', 'touchstart'] as const;

/** Events anywhere on the page that fetch the modules of its islands. */
const INPUT = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * `client:interact`: hydrates an island on first contact. Its modules are fetched at the first input anywhere on the page,
 * so that they are usually there in time.
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
  // The pointer or focus may have reached the island before this script.
  if (element.matches(':hover, :focus-within')) void start();
};

export default interact;

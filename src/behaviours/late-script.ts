/**
 * Fetches the script in a `template[data-late-script]` once what stands before it comes near the window.
 * Until then it costs nothing, wherever on the page it is needed.
 */

/** How near, in parts of the window. */
const NEAR = '100%';

/** Starts waiting for the first such place; a page without one has no late script. */
export function startLateScript() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-late-script]');
  const place = template?.previousElementSibling;
  if (!template || !place || !('IntersectionObserver' in window)) return;
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      template.replaceWith(document.importNode(template.content, true));
    },
    { rootMargin: NEAR },
  ).observe(place);
}

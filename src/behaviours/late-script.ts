/**
 * Fetches the script in a `template[data-late-script]` once what stands before it comes near the window.
 * Until then it costs nothing, wherever on the page it is needed.
 */

import { whenNear } from './waiting.ts';

/** Starts waiting for the first such place; a page without one has no late script. */
export function startLateScript() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-late-script]');
  const place = template?.previousElementSibling;
  if (!template || !place) return;
  whenNear(place, () => template.replaceWith(document.importNode(template.content, true)));
}

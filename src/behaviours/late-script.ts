/**
 * Fetches the script in the first `template[data-late-script]` when the element before the template comes near the window.
 */

import { whenNear } from './waiting.ts';

export function startLateScript() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-late-script]');
  const place = template?.previousElementSibling;
  if (!template || !place) return;
  whenNear(place, () => template.replaceWith(document.importNode(template.content, true)));
}

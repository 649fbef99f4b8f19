/** The recap of a form on the thank-you page, in the tab's session storage until that page has read it. */

import type { Control } from './draft.ts';
import { session } from './session.ts';
import { sizeText } from './upload.ts';

const KEY = 'enquiry-recap';

/** Stores the name, the chosen options, and the file's name and size. */
export function keepRecap(controls: readonly Control[]) {
  const recap: Record<string, string> = {};
  for (const control of controls) {
    if (control instanceof HTMLSelectElement) {
      if (control.value) recap[control.name] = control.selectedOptions[0]?.text ?? '';
    } else if (control.type === 'file') {
      const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
      if (file) recap[control.name] = `${file.name}, ${sizeText(file.size)}`;
    } else if (control.name === 'name') {
      recap[control.name] = control.value;
    }
  }
  session.write(KEY, recap);
}

/** Adds the sender's name and what was sent to the thank-you section, once. */
export function thank(thanks: HTMLElement) {
  const recap = session.read<Record<string, string>>(KEY);
  session.remove(KEY);
  if (!recap) return;
  const [firstName] = (recap.name ?? '').trim().split(/\s+/);
  const name = thanks.querySelector<HTMLElement>('[data-enquiry-name]');
  if (name && firstName)
    name.textContent = (name.dataset.enquiryName ?? '').replace('{name}', () => firstName);
  for (const row of thanks.querySelectorAll<HTMLElement>('[data-enquiry-recap]')) {
    const value = recap[row.dataset.enquiryRecap ?? ''];
    const place = row.querySelector('dd');
    if (!value || !place) continue;
    place.textContent = value;
    row.hidden = false;
  }
}

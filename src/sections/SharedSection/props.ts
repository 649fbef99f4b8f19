import type { z } from 'zod';
import { formAddress } from '../../content/forms.ts';
import { lucideIcon } from '../../content/icons.ts';
import type { Site } from '../../content/site.ts';
import type { sharedSectionSchema } from './schema.ts';

type SharedSectionRecord = z.infer<typeof sharedSectionSchema>;

export const sharedSectionProps = (section: SharedSectionRecord, site: Site) =>
  section.layout === 'contacts'
    ? { ...section, layout: section.layout, ...contacts(site) }
    : { ...section, layout: section.layout, ...site.single('howWeWork') };

export type SharedSectionProps = ReturnType<typeof sharedSectionProps>;
export type SharedSectionIn<Layout> = Extract<SharedSectionProps, { layout: Layout }>;

/** Other ways to reach the company, with the shapes of the icons beside them. */
function contacts(site: Site) {
  const { email, phones, chat, booking = formAddress('call', site) } = site.single('company');
  const { heading, lead, quote, call } = site.single('sharedSection');
  return {
    heading,
    lead,
    actions: [quote, ...(booking ? [{ label: call, href: booking }] : [])],
    email,
    phones,
    chat,
    icons: {
      email: lucideIcon('mail'),
      chat: lucideIcon('message-circle'),
      phone: lucideIcon('phone'),
    },
  };
}

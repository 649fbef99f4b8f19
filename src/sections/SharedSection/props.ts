import type { z } from 'zod';
import { formAddress } from '../../content/forms.ts';
import { lucideIcon } from '../../content/icons.ts';
import type { Site } from '../../content/site.ts';
import type { sharedSectionSchema } from './schema.ts';

export function sharedSectionProps(section: z.infer<typeof sharedSectionSchema>, site: Site) {
  const { email, phones, chat, booking = formAddress('call', site) } = site.single('company');
  const { heading, lead, quote, call } = site.single('sharedSection');
  return {
    ...section,
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

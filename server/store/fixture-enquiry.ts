import type { NewEnquiry } from './enquiry-store.ts';

let count = 0;

/** A valid enquiry that differs from every other in id and nonce. */
export function sampleEnquiry(changes: Partial<NewEnquiry> = {}): NewEnquiry {
  count += 1;
  const id = `TEST${count}`;
  return {
    id,
    nonce: `nonce-${count}`,
    digest: 'digest',
    form: 'enquiry',
    desk: 'enquiries',
    status: 'new',
    receivedAt: 1_000_000 + count,
    name: 'Ada Lovelace',
    company: '',
    email: 'ada@example.com',
    phone: '',
    lookingFor: 'web-development',
    message: 'An engine,\nanalytical. “Ünïcode” 🚀',
    hearAbout: '',
    position: '',
    link: '',
    when: '',
    from: '/services/qa',
    consent: 'I allow it',
    consentedAt: 1_000_000 + count,
    mails: [
      { kind: 'team', messageId: `<${id}.team@example.com>` },
      { kind: 'confirmation', messageId: `<${id}.confirmation@example.com>` },
    ],
    ...changes,
  };
}

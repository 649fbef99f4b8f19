import type { KeyObject } from 'node:crypto';
import type { Config, Mailbox } from '../config.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { BuiltForms } from './built-forms.ts';
import type { RateLimit } from './rate-limit.ts';

export interface EnquiryOptions extends Pick<Config, 'origins'> {
  store: EnquiryStore;
  /** The key for tokens, from the store. */
  key: () => KeyObject;
  /** The sender of mails. Its domain is part of each Message-ID. */
  mailFrom: () => Mailbox;
  countForm: RateLimit;
  hasWebhooks: boolean;
  /** Called for each form with the outcome: `accepted`, `spam`, `repeated`, or why it was shown again. */
  onOutcome?: ((outcome: string) => void) | undefined;
  onQueued: () => void;
  /** Whether the disk for files is nearly full. Unset if no files are stored on this machine. */
  isDiskLow?: (() => Promise<boolean>) | undefined;
}

export interface RouteOptions extends EnquiryOptions {
  forms: () => BuiltForms;
  /** Called with the reason when a form is refused for lack of room or because it came from another site. */
  onRefused: (reason: string) => void;
}

import type { KeyObject } from 'node:crypto';
import type { Config, Mailbox } from '../config.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { BuiltForms } from './built-forms.ts';

/** What the service is made of. */
export interface EnquiryOptions extends Pick<Config, 'enquiryLimit' | 'origins'> {
  store: EnquiryStore;
  /** The key for tokens, from the store. */
  key: () => KeyObject;
  /** The sender of mails; its domain stands in the mails' ids. */
  mailFrom: () => Mailbox;
  isShared: boolean;
  hasWebhooks: boolean;
  /** Called for each form with what became of it: `accepted`, `spam`, `repeated`, or why it was shown again. */
  onOutcome?: ((outcome: string) => void) | undefined;
  /** Called when something was ordered from the outbox. */
  onOrdered: () => void;
  /** Whether the disk that files go to is nearly full, where it is one of this machine's. */
  isDiskLow?: (() => Promise<boolean>) | undefined;
}

export interface RouteOptions extends EnquiryOptions {
  /** Those of the build that is served. */
  forms: () => BuiltForms;
  /** Called for what is turned away for want of room, with the reason. */
  onRefused: (reason: string) => void;
}

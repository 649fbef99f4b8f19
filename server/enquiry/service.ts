import { relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { FORM_IDS } from '../../contract/names.ts';
import type { PublishedForms } from '../../contract/published.ts';
import type { Config } from '../config.ts';
import { companyMailbox } from '../mail/compose-mail.ts';
import { mailFolder } from '../mail/mail-folder.ts';
import { folderSender, smtpSender } from '../mail/mail-sender.ts';
import { Outbox } from '../mail/outbox.ts';
import type { Catalogue } from '../static/catalogue.ts';
import { openStore } from '../store/open-store.ts';
import type { EnquiryOptions } from './enquiry-routes.ts';
import { findFormPages } from './form-page.ts';
import { keepRetention } from './retention.ts';

/** Milliseconds that mails under way have when the process stops; they are tried again after the next start. */
const STOP_LIMIT = 500;

/** The parts of the process that receive enquiries and send mails. */
export interface EnquiryService {
  /** For the routes. */
  enquiries: EnquiryOptions;
  /** Lets it send mails and delete what is old while the app listens; it ends with the app. */
  attach: (app: FastifyInstance) => void;
  /** What the operator should know: where enquiries and mails go, and what needs a hand. */
  describe: () => Promise<string[]>;
}

/** A path as people read it: from the current folder where it is below that. */
function shortPath(path: string): string {
  const below = relative(process.cwd(), path);
  return below.startsWith('..') || below === '' ? path : below;
}

/**
 * Opens the store and prepares everything around it.
 *
 * @param forms those of the catalogue
 * @throws StartError where the store can't be opened or a form of the build lacks a part
 */
export async function openService(
  config: Config,
  catalogue: Catalogue,
  forms: PublishedForms,
): Promise<EnquiryService> {
  const store = await openStore(config);
  const from = config.mailFrom ?? companyMailbox(forms);
  const to = config.mailTo ?? [companyMailbox(forms)];
  const folder = mailFolder(config.data);
  const timeout = config.mailTimeout * 1000;
  const pages = findFormPages(catalogue);
  const unseen = FORM_IDS.filter((id) => !pages.has(id));
  let outbox: Outbox | undefined;
  return {
    enquiries: {
      store,
      secret: await store.secret(),
      forms,
      pages,
      mailFrom: from,
      enquiryLimit: config.enquiryLimit,
      origins: config.origins,
      onOrdered: (mails) => outbox?.wake(mails),
    },
    attach: (app) => {
      const { log } = app;
      const send = config.smtpUrl ? smtpSender(config.smtpUrl, timeout) : folderSender(folder);
      const sending = new Outbox({ store, forms, addresses: { from, to }, send, timeout, log });
      outbox = sending;
      let endRetention = () => {};
      app.addHook('onListen', async () => {
        sending.start();
        endRetention = keepRetention(store, folder, config.retention, log);
      });
      app.addHook('onClose', async () => {
        endRetention();
        await Promise.race([sending.stop(), pause(STOP_LIMIT, undefined, { ref: false })]);
        await store.close();
      });
    },
    describe: async () => {
      const dead = await store.countDeadMails();
      const mails = config.smtpUrl
        ? `mails go out through ${new URL(config.smtpUrl).hostname}`
        : `mails are written to ${shortPath(folder)} (SMTP_URL sends them)`;
      return [
        `Enquiries are stored in ${shortPath(store.place)}; ${mails}`,
        ...unseen.map((id) => `No page of the build shows the form "${id}"`),
        ...(dead > 0
          ? [`Mails given up: ${dead}. npm run enquiries -- retry tries them again`]
          : []),
      ];
    },
  };
}

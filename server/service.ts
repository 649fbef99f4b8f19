import { createSecretKey, generateKeySync } from 'node:crypto';
import { relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Config, checkoutAround, usesFolder } from './config.ts';
import { isDiskLow } from './disk-space.ts';
import { formsOf } from './enquiry/built-forms.ts';
import type { EnquiryOptions } from './enquiry/options.ts';
import { forgetSenders, makeRateLimit } from './enquiry/rate-limit.ts';
import { runRetention } from './enquiry/retention.ts';
import { STOP_TIMES } from './graceful-stop.ts';
import { companyMailbox } from './mail/compose-mail.ts';
import { sendDigest } from './mail/digest.ts';
import { folderSender, mailFolder, smtpSender } from './mail/mail-sender.ts';
import { Outbox } from './mail/outbox.ts';
import { makeWebhooks } from './mail/webhooks.ts';
import type { Metrics } from './metrics.ts';
import type { ServedBuild } from './static/served-build.ts';
import { awaitStore } from './store/open-store.ts';
import { StoreUnavailable } from './store/records.ts';
import { repeat } from './turns.ts';
import { countVisits } from './visits.ts';

/** Milliseconds between two attempts to reach a store that was unavailable at startup. */
const STORE_RETRY = 2_000;

/** A path for display: relative to the current folder if it is inside it. */
function shortPath(path: string): string {
  const below = relative(process.cwd(), path);
  return below.startsWith('..') || below === '' ? path : below;
}

/**
 * Opens the store and sets up everything that works with it: tokens, mails, webhooks, retention and the digest.
 *
 * @param site a build with forms
 * @throws OperatorError if the store can't be opened or a form of the build lacks a part
 */
export async function openService(config: Config, site: ServedBuild, metrics?: Metrics) {
  const { store: plainStore, fault } = await awaitStore(config);
  const store = metrics?.time(plainStore) ?? plainStore;
  const forms = site.derive(formsOf);
  const addresses = site.derive((build) => {
    const company = companyMailbox(formsOf(build));
    const { mailFrom: from = company, mailTo: to = [company], mailToCareers: careers } = config;
    return { from, to, careers };
  });
  const folder = mailFolder(config.data);
  // Signs tokens until the store is reachable. A form with such a token is later shown again, to be sent once more.
  let key = generateKeySync('hmac', { length: 256 });
  /** Takes over the store's key. Resolves with false while the store is unavailable. */
  const takeKey = async (): Promise<boolean> => {
    try {
      key = createSecretKey(await store.secret());
      return true;
    } catch (error) {
      if (error instanceof StoreUnavailable) return false;
      throw error;
    }
  };
  const hasKey = await takeKey();
  const webhooks = config.webhooks.length > 0 ? makeWebhooks(config, forms) : undefined;
  let outbox: Outbox | undefined;
  const shared = { store, key: () => key };
  const checkDisk = usesFolder(config) ? () => isDiskLow(config.data) : undefined;
  const enquiries: EnquiryOptions = {
    ...shared,
    mailFrom: () => addresses().from,
    countForm: makeRateLimit(config.enquiryLimit, shared),
    hasWebhooks: webhooks !== undefined,
    origins: config.origins,
    onOutcome: metrics?.enquiry,
    onQueued: () => outbox?.wake(),
    isDiskLow: checkDisk,
  };
  return {
    enquiries,
    checks: {
      store: () => store.ready().then(() => 'ok'),
      ...(checkDisk && { disk: async () => ((await checkDisk()) ? 'low' : 'ok') }),
    },
    /** Sends mails and deletes old enquiries from the moment the app listens until it closes. */
    attach: (app: FastifyInstance) => {
      const { log } = app;
      const { smtpUrl, mailTimeout } = config;
      const mailServer =
        smtpUrl === undefined ? undefined : smtpSender(smtpUrl, mailTimeout * 1000);
      const isKept = async (id: string) => (await store.find(id)) !== undefined;
      const sending = new Outbox({
        store,
        forms,
        addresses,
        send: mailServer ?? folderSender(folder, isKept),
        keepsMails: mailServer === undefined,
        webhooks,
        onTried: metrics?.delivery,
        log,
      });
      outbox = sending;
      let stopped = Promise.resolve();
      let digesting = Promise.resolve();
      const ended = new AbortController();
      const awaitKey = async () => {
        if (hasKey) return;
        do await pause(STORE_RETRY, undefined, { signal: ended.signal });
        while (!(await takeKey()));
        log.warn('the store is available: enquiries are accepted');
      };
      app.addHook('onListen', async () => {
        sending.start();
        const retention = { enquiries: config.retention, careers: config.retentionCareers };
        const kept = { store, folder, retention };
        void repeat(() => runRetention(kept, log, Date.now()), ended.signal);
        void repeat(() => forgetSenders(store, log, Date.now()), ended.signal);
        if (mailServer && config.digest === 'weekly') {
          const digest = { store, addresses, send: mailServer, log };
          digesting = repeat(() => sendDigest(digest, Date.now(), ended.signal), ended.signal);
        }
        awaitKey().catch((error: unknown) => {
          if (!ended.signal.aborted) log.error({ err: error }, 'no key for tokens');
        });
      });
      // Mails finish while open requests do.
      app.addHook('preClose', async () => {
        stopped = sending.stop(STOP_TIMES.limit);
      });
      app.addHook('onClose', async () => {
        ended.abort();
        // A digest that was cut off notes that in the store.
        await Promise.all([stopped, digesting]);
        await store.close();
      });
      // After the hook above, since the last added is the first to run.
      if (config.visits === 'count') countVisits(app, site, store);
    },
    /** Startup lines for the operator: where enquiries and mails go, and what needs attention. */
    describe: async (): Promise<string[]> => {
      // The server already listens, so a store that fails here must not stop it.
      const state =
        fault === undefined ? await store.outboxState().catch(() => undefined) : undefined;
      const dead = state ? state.mails.dead + state.webhooks.dead : 0;
      const mails = config.smtpUrl
        ? `mails go out through ${new URL(config.smtpUrl).hostname}`
        : `mails are kept in ${shortPath(folder)}, not mailed (SMTP_URL sends them)`;
      const checkout = usesFolder(config) ? checkoutAround(config.data) : undefined;
      return [
        `Enquiries are stored in ${shortPath(store.location)}; ${mails}`,
        ...(checkout === undefined
          ? []
          : [
              `${shortPath(config.data)} lies in the git checkout ${checkout}: git clean -x deletes it. DATA names another folder`,
            ]),
        ...(webhooks ? [`Webhooks hear of each enquiry: ${webhooks.recipients.join(', ')}`] : []),
        ...(fault === undefined ? [] : [`No enquiries for now, forms answer 503. ${fault}`]),
        ...(dead > 0
          ? [`Mails given up: ${dead}. npm run enquiries -- retry tries them again`]
          : []),
      ];
    },
  };
}

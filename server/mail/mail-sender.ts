import { setTimeout as pause } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailJob } from '../store/enquiry-store.ts';
import { writeMail } from './mail-folder.ts';

/** Hands one mail over; fails where that isn't certain. */
export type SendMail = (job: MailJob, mail: SendMailOptions) => Promise<void>;

/** A failure to be told by its code, as the mail library's are. */
class MailTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Sends through a mail server.
 *
 * @param url `smtp://` or `smtps://`, with user and password where the server asks for them
 * @param timeout milliseconds in which the server has to take a mail
 */
export function smtpSender(url: string, timeout: number): SendMail {
  return async (_job, mail) => {
    // A connection for each mail: at a few a minute that is simpler than keeping one in health.
    const transport = createTransport({
      url,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
    });
    const limit = new AbortController();
    // The library's own limits are for silence; a server that keeps talking is cut here.
    const cut = pause(timeout, undefined, { signal: limit.signal }).then(() => {
      transport.close();
      throw new MailTimeout();
    });
    try {
      await Promise.race([transport.sendMail(mail), cut]);
    } finally {
      limit.abort();
      cut.catch(() => {});
      transport.close();
    }
  };
}

/** Writes each mail into a folder. */
export function folderSender(folder: string): SendMail {
  return (job, mail) => writeMail(folder, job, mail);
}

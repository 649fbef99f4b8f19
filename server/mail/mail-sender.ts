import { setTimeout as pause } from 'node:timers/promises';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { MailJob } from '../store/records.ts';
import { writeMail } from './mail-folder.ts';

/** A recipient that did not get a mail, or a webhook that did not take a call, while others may have. */
export interface Refusal {
  /** Mail address, or the label of a webhook. */
  recipient: string;
  /** What the store and the log call it. */
  failure: string;
  /** True where trying again is of no use. */
  permanent: boolean;
}

/**
 * Hands one mail over to all recipients of its envelope.
 *
 * @param signal ends the try
 * @returns the recipients that did not get it; every other one did
 * @throws where it isn't certain that anybody got it
 */
export type SendMail = (
  job: MailJob,
  mail: SendMailOptions,
  signal: AbortSignal,
) => Promise<Refusal[]>;

/** A failure to be told by its code, as the mail library's are. */
class MailTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Milliseconds for which a mail server may be silent, by RFC 5321, section 4.5.3.2: five minutes before its greeting, and
 * ten after the last line of a mail, which it may have taken already. Who leaves sooner sends it twice.
 */
const SILENCE = { connection: 120_000, greeting: 300_000 };

/** A server that keeps talking is cut after so many times the longest silence. */
const LONGEST_TRY = 3;

/** What a failure is called in the store and the log: codes, never the server's words, which may name the receiver. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  const { code = error.name, responseCode }: NodemailerError = error;
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}

/**
 * True where the server has refused the mail itself for good, its sender or its recipients. A server that turns away our
 * connection or our password says nothing about the mail.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, permanent }: NodemailerError = error;
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** The refusals of single recipients that an answer or an error of the library brings along. */
function refusals(source: unknown): Refusal[] {
  if (typeof source !== 'object' || source === null || !('rejectedErrors' in source)) return [];
  const { rejectedErrors } = source;
  return (Array.isArray(rejectedErrors) ? rejectedErrors : []).map((error: NodemailerError) => ({
    recipient: error.recipient ?? '',
    failure: failureCode(error),
    permanent: isRefusal(error),
  }));
}

/**
 * Sends through a mail server.
 *
 * @param url `smtp://` or `smtps://`, with user and password where the server asks for them
 * @param silence milliseconds for which the server may say nothing
 * @returns what hands a mail over as `SendMail` does
 */
export function smtpSender(url: string, silence: number) {
  return async (mail: SendMailOptions, signal: AbortSignal): Promise<Refusal[]> => {
    // A connection for each mail: at a few a minute that is simpler than keeping one in health.
    const transport = createTransport({
      url,
      connectionTimeout: Math.min(silence, SILENCE.connection),
      dnsTimeout: Math.min(silence, SILENCE.connection),
      greetingTimeout: Math.min(silence, SILENCE.greeting),
      socketTimeout: silence,
    });
    const done = new AbortController();
    const either = AbortSignal.any([signal, done.signal]);
    const cut = pause(silence * LONGEST_TRY, undefined, { signal: either }).then(() => {
      throw new MailTimeout();
    });
    try {
      return refusals(await Promise.race([transport.sendMail({ ...mail, signal: either }), cut]));
    } catch (error) {
      const refused = refusals(error);
      if (refused.length === 0) throw error;
      return refused;
    } finally {
      done.abort();
      cut.catch(() => {});
      transport.close();
    }
  };
}

/**
 * Writes each mail into a folder.
 *
 * @param isKept whether an enquiry is in the store still
 */
export function folderSender(folder: string, isKept: (id: string) => Promise<boolean>): SendMail {
  return async (job, mail) => {
    await writeMail(folder, job, mail, isKept);
    return [];
  };
}

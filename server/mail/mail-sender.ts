import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { failureCode } from '../failure-code.ts';
import type { MailJob } from '../store/records.ts';

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
 * @param job what ordered it
 * @returns the recipients that did not get it; every other one did
 * @throws where it isn't certain that anybody got it
 */
export type SendMail = (
  mail: SendMailOptions,
  signal: AbortSignal,
  job: Pick<MailJob, 'enquiryId' | 'kind'>,
) => Promise<Refusal[]>;

/**
 * Milliseconds for which a mail server may be silent, by RFC 5321, section 4.5.3.2: five minutes before its greeting, and
 * ten after the last line of a mail, which it may have taken already. Who leaves sooner sends it twice.
 */
const SILENCE = { connection: 120_000, greeting: 300_000 };

/** A server that keeps talking is cut after so many times the longest silence. */
const LONGEST_TRY = 3;

/**
 * True where the server has refused the mail itself for good, its sender or its recipients. A server that turns away our
 * connection or our password says nothing about the mail.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, permanent }: NodemailerError = error;
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

function refusals(source: unknown): Refusal[] {
  if (typeof source !== 'object' || source === null || !('rejectedErrors' in source)) return [];
  const { rejectedErrors } = source;
  return (Array.isArray(rejectedErrors) ? rejectedErrors : []).map((error: NodemailerError) => ({
    recipient: error.recipient ?? '',
    failure: failureCode(error),
    permanent: isRefusal(error),
  }));
}

/** A way to a mail server. @param silence milliseconds for which the server may say nothing */
const transportTo = (url: string, silence: number) =>
  createTransport({
    url,
    connectionTimeout: Math.min(silence, SILENCE.connection),
    dnsTimeout: Math.min(silence, SILENCE.connection),
    greetingTimeout: Math.min(silence, SILENCE.greeting),
    socketTimeout: silence,
  });

/**
 * Sends through a mail server.
 *
 * @param url `smtp://` or `smtps://`, with user and password where the server asks for them
 * @param silence milliseconds for which the server may say nothing
 */
export function smtpSender(url: string, silence: number) {
  return async (mail: SendMailOptions, signal: AbortSignal): Promise<Refusal[]> => {
    // A connection for each mail: at a few a minute that is simpler than keeping one in health.
    const transport = transportTo(url, silence);
    const late = AbortSignal.timeout(silence * LONGEST_TRY);
    const either = AbortSignal.any([signal, late]);
    try {
      return refusals(await transport.sendMail({ ...mail, signal: either }));
    } catch (error) {
      const refused = refusals(error);
      if (refused.length === 0) throw error;
      return refused;
    } finally {
      transport.close();
    }
  };
}

/** A mail's file is called by the enquiry and the kind, with a dot before that while it is written. */
const MAIL_FILE = /^\.?([^.-]+)-[a-z-]+\.eml$/;

/** Milliseconds after which nobody writes a file any more: a crash has left it. */
const ABANDONED = 60_000;

/** The folder that mails are written to where no mail server is set. */
export const mailFolder = (data: string): string => join(data, 'outbox');

/** Builds a mail as a file would hold it. */
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Writes each mail into a folder, as a file that any mail program opens.
 *
 * @param isKept whether an enquiry is in the store still; what was removed meanwhile leaves no file
 */
export function folderSender(folder: string, isKept: (id: string) => Promise<boolean>): SendMail {
  return async (mail, _signal, { enquiryId, kind }) => {
    const { message } = await composer.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${enquiryId}-${kind}.eml`;
    // One process at a time has the mail. After a crash the next try writes over what is left here.
    const temporary = join(folder, `.${name}`);
    try {
      // On disk before it counts as sent.
      await writeFile(temporary, message, { mode: 0o600, flush: true });
      await rename(temporary, join(folder, name));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    // Whoever removes an enquiry looks for its files afterwards: they have seen this one, or it is seen here.
    if (!(await isKept(enquiryId))) await removeMails(folder, [enquiryId]);
    return [];
  };
}

async function removeFiles(folder: string, which: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.filter(which).map((name) => rm(join(folder, name), { force: true })));
}

/** Removes the mails of enquiries, by id, half-written ones too. */
export async function removeMails(folder: string, ids: readonly string[]): Promise<void> {
  const known = new Set(ids);
  await removeFiles(folder, (name) => known.has(MAIL_FILE.exec(name)?.[1] ?? ''));
}

/** Removes what a crash has left half-written. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const abandoned = new Set<string>();
  for (const name of names) {
    if (name.startsWith('.') && MAIL_FILE.test(name)) {
      const { mtimeMs = now } = (await stat(join(folder, name)).catch(() => undefined)) ?? {};
      if (now - mtimeMs > ABANDONED) abandoned.add(name);
    }
  }
  await removeFiles(folder, (name) => abandoned.has(name));
}

/**
 * Connects to the mail server, encrypts and logs in as for a mail, and sends none.
 *
 * @returns whether it does, in a line for the operator without any secret
 */
export async function checkMailServer(
  url: string,
  silence: number,
): Promise<{ ok: boolean; says: string }> {
  const { hostname } = new URL(url);
  const transport = transportTo(url, silence);
  try {
    await transport.verify();
    return { ok: true, says: `The mail server ${hostname} answers and lets us in` };
  } catch (error) {
    const code = failureCode(error);
    const says = code.startsWith('EAUTH')
      ? `The mail server ${hostname} refuses user and password of SMTP_URL (EAUTH): mails wait until that is mended`
      : `The mail server ${hostname} doesn't answer as it should (${code}): mails wait until it does`;
    return { ok: false, says };
  } finally {
    transport.close();
  }
}

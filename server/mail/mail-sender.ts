import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { failureCode } from '../errors.ts';
import type { Delivery, Job } from '../store/records.ts';

/**
 * Sends a mail to all recipients of its envelope.
 *
 * @param signal aborts the attempt
 * @param job the queue entry of the mail
 * @returns the failed deliveries; every other recipient has received it
 * @throws if it isn't certain that anybody got it
 */
export type SendMail = (
  mail: SendMailOptions,
  signal: AbortSignal,
  job: Pick<Job, 'enquiryId' | 'kind'>,
) => Promise<Delivery[]>;

/**
 * Timeouts in milliseconds. RFC 5321, section 4.5.3.2, allows a mail server five minutes for its greeting. It allows ten
 * after the last line of a mail, and a client that gives up sooner may send the mail twice: see MAIL_TIMEOUT.
 */
const SILENCE = { connection: 120_000, greeting: 300_000 };

/** The longest duration of an attempt, as a multiple of the allowed silence. */
const LONGEST_TRY = 3;

/** Codes of errors that concern what was sent. A refused connection or login says nothing about it. */
const ABOUT_CONTENT: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE', 'HTTP']);

/** A delivery that failed with this error: given up if the receiver has refused it permanently, pending otherwise. */
export function failedDelivery(recipient: string, error: unknown): Delivery {
  const { code, permanent }: Partial<NodemailerError> = error instanceof Error ? error : {};
  const isFinal = permanent === true && ABOUT_CONTENT.has(code);
  return { recipient, state: isFinal ? 'dead' : 'pending', failure: failureCode(error) };
}

/** The recipients that a mail server has refused, from its answer or its error. */
function refusedBy({ rejectedErrors = [] }: Partial<NodemailerError>): Delivery[] {
  return rejectedErrors.map((error) => failedDelivery(error.recipient ?? '', error));
}

/** No mail is made from files or addresses, whatever it says. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/** A transport to a mail server. @param silence milliseconds for which the server may be silent */
const transportTo = (url: string, silence: number) =>
  createTransport({
    ...CLOSED,
    url,
    connectionTimeout: Math.min(silence, SILENCE.connection),
    dnsTimeout: Math.min(silence, SILENCE.connection),
    greetingTimeout: Math.min(silence, SILENCE.greeting),
    socketTimeout: silence,
  });

/** Makes a sender that uses a mail server, `smtp://` or `smtps://`. @param silence for how long the server may be silent */
export function smtpSender(url: string, silence: number) {
  return async (mail: SendMailOptions, signal: AbortSignal): Promise<Delivery[]> => {
    // One connection per mail: for a few mails a minute that is simpler than a pool.
    const transport = transportTo(url, silence);
    const late = AbortSignal.timeout(silence * LONGEST_TRY);
    const either = AbortSignal.any([signal, late]);
    try {
      return refusedBy(await transport.sendMail({ ...mail, signal: either }));
    } catch (error) {
      const refused = error instanceof Error ? refusedBy(error) : [];
      if (refused.length === 0) throw error;
      return refused;
    } finally {
      transport.close();
    }
  };
}

/** The file of a mail: named after the enquiry and the kind of mail. */
const MAIL_FILE = /^([^.-]+)-[a-z-]+\.eml$/;

/** The folder for mails if no mail server is configured. */
export const mailFolder = (data: string): string => join(data, 'outbox');

/** Renders a mail as the text of an .eml file. */
const composer = createTransport({
  ...CLOSED,
  streamTransport: true,
  buffer: true,
  newline: 'windows',
});

/** Makes a sender that writes mails to a folder, as .eml files, and deletes that of an enquiry that is no longer kept. */
export function folderSender(folder: string, isKept: (id: string) => Promise<boolean>): SendMail {
  return async (mail, _signal, { enquiryId, kind }) => {
    const { message } = await composer.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Only the process with the lease writes it. After a crash the next attempt overwrites it.
    const file = join(folder, `${enquiryId}-${kind}.eml`);
    // `flush`: the file is on disk before the mail counts as sent.
    await writeFile(file, message, { mode: 0o600, flush: true });
    // The enquiry may have been removed, and its files with it, just before this file was written.
    if (!(await isKept(enquiryId))) await removeMails(folder, [enquiryId]);
    return [];
  };
}

/** Removes the mail files of enquiries, by id. */
export async function removeMails(folder: string, ids: readonly string[]): Promise<void> {
  const known = new Set(ids);
  for (const name of await readdir(folder).catch(() => [])) {
    if (known.has(MAIL_FILE.exec(name)?.[1] ?? '')) await rm(join(folder, name), { force: true });
  }
}

/** Connects and logs in to the mail server without sending a mail. Returns the result with a line for the operator. */
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

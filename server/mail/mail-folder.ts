import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailJob } from '../store/records.ts';

/** Name of the folder in the data folder. */
const FOLDER = 'outbox';

/** A mail's file is called by the enquiry and the kind, with a dot before that while it is written. */
const MAIL_FILE = /^\.?([^.-]+)-[a-z-]+\.eml$/;

/** What a mail's file was called while it was written by the first version. */
const FORMER_FILE = /^\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Milliseconds after which nobody writes a file any more: a crash has left it. */
const ABANDONED = 60_000;

/** The folder that mails are written to where no mail server is set. */
export function mailFolder(data: string): string {
  return join(data, FOLDER);
}

/** Builds a mail as a file would hold it. */
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Writes a mail as a file that any mail program opens.
 *
 * @param isKept whether an enquiry is in the store still; what was removed meanwhile leaves no file
 */
export async function writeMail(
  folder: string,
  job: MailJob,
  mail: SendMailOptions,
  isKept: (id: string) => Promise<boolean>,
): Promise<void> {
  const { message } = await composer.sendMail(mail);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${job.enquiryId}-${job.kind}.eml`;
  // One process at a time has the mail. After a crash the next try writes over what is left here.
  const temporary = join(folder, `.${name}`);
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(message);
      // On disk before it counts as sent.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  // Whoever removes an enquiry looks for its files afterwards: they have seen this one, or it is seen here.
  if (!(await isKept(job.enquiryId))) await removeMails(folder, [job.enquiryId]);
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
    if (FORMER_FILE.test(name)) abandoned.add(name);
    else if (name.startsWith('.') && MAIL_FILE.test(name)) {
      const { mtimeMs = now } = (await stat(join(folder, name)).catch(() => undefined)) ?? {};
      if (now - mtimeMs > ABANDONED) abandoned.add(name);
    }
  }
  await removeFiles(folder, (name) => abandoned.has(name));
}

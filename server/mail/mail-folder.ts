import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailJob } from '../store/enquiry-store.ts';

/** Name of the folder in the data folder. */
const FOLDER = 'outbox';

/** The folder that mails are written to where no mail server is set. */
export function mailFolder(data: string): string {
  return join(data, FOLDER);
}

/** Builds a mail as a file would hold it. */
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Writes mails as files, named by enquiry and kind, that any mail program opens. */
export async function writeMail(
  folder: string,
  job: MailJob,
  mail: SendMailOptions,
): Promise<void> {
  const { message } = await composer.sendMail(mail);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${job.enquiryId}-${job.kind}.eml`);
  const temporary = join(folder, `.${randomUUID()}`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(message);
      // On disk before it counts as sent.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes the mails of enquiries, by id. */
export async function removeMails(folder: string, ids: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const known = new Set(ids);
  const ours = names.filter(
    (name) => name.endsWith('.eml') && known.has(name.split('-', 1)[0] ?? ''),
  );
  await Promise.all(ours.map((name) => rm(join(folder, name), { force: true })));
}

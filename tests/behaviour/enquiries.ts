import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the server of the tests keeps enquiries and, without a mail server, the mails it would send. */
export const DATA_FOLDER = 'test-results/enquiries';

/** The mails written so far that name this sender, as the files' names end: `team.eml`, `confirmation.eml`. */
export function mailsAbout(sender: string): string[] {
  const outbox = join(DATA_FOLDER, 'outbox');
  return readdirSync(outbox)
    .filter(
      (file) => file.endsWith('.eml') && readFileSync(join(outbox, file), 'utf8').includes(sender),
    )
    .map((file) => file.slice(file.indexOf('-') + 1))
    .sort();
}

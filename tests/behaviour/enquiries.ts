import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the server of the tests keeps enquiries and, without a mail server, the mails it would send. */
export const DATA_FOLDER = 'test-results/enquiries';
/** The same of the service that stands apart from its pages. */
export const APART_DATA_FOLDER = 'test-results/enquiries-apart';

/** The mails written so far that name this sender, by how the files' names end: `team.eml`, `confirmation.eml`. */
export function mailTextsAbout(sender: string, data = DATA_FOLDER): Map<string, string> {
  const outbox = join(data, 'outbox');
  // The first mail makes the folder.
  const mails = (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((file) => file.endsWith('.eml'))
    .map(
      (file) =>
        [file.slice(file.indexOf('-') + 1), readFileSync(join(outbox, file), 'utf8')] as const,
    );
  return new Map(mails.filter(([, text]) => text.includes(sender)));
}

/** How the names of the mails end that were written so far and name this sender. */
export function mailsAbout(sender: string, data = DATA_FOLDER): string[] {
  return [...mailTextsAbout(sender, data).keys()].sort();
}

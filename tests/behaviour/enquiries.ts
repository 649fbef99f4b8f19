import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the test server's enquiries and, since it has no mail server, its mails. */
export const DATA_FOLDER = 'test-results/enquiries';

/** The mails so far that name a sender, by the end of their file names: `team.eml`, `confirmation.eml`. */
export function mailTextsAbout(sender: string, data: string): Map<string, string> {
  const outbox = join(data, 'outbox');
  // The folder doesn't exist before the first mail.
  const mails = (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((file) => file.endsWith('.eml'))
    .map(
      (file) =>
        [file.slice(file.indexOf('-') + 1), readFileSync(join(outbox, file), 'utf8')] as const,
    );
  return new Map(mails.filter(([, text]) => text.includes(sender)));
}

/** The ends of the file names of the mails so far that name a sender. */
export function mailsAbout(sender: string, data: string): string[] {
  return [...mailTextsAbout(sender, data).keys()].sort();
}

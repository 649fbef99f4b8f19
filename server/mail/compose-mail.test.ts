import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import { sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { FORMS } from '../../tests/fixtures/site.ts';
import { composeMail } from './compose-mail.ts';

test('a large file is encoded in pieces, with time for requests between them', async () => {
  const attachment = {
    name: 'plan.txt',
    type: 'text/plain',
    bytes: Buffer.alloc(MAX_FILE_BYTES, 'Größe, '),
  };
  const sales = { name: 'Sales', address: 'sales@example.com' };
  const mail = composeMail(
    'team',
    '<1.team@example.com>',
    { ...sampleEnquiry(), attachment: undefined, mails: [] },
    attachment,
    FORMS,
    { from: sales, to: [sales] },
    [sales.address],
  );
  let rounds = 0;
  let isDone = false;
  const count = () => {
    rounds += 1;
    if (!isDone) setImmediate(count);
  };
  count();
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  isDone = true;
  expect(rounds).toBeGreaterThanOrEqual(MAX_FILE_BYTES / (64 * 1024));
  const unwrapped = message.toString('latin1').replaceAll('\r\n', '');
  expect(unwrapped.includes(attachment.bytes.toString('base64'))).toBe(true);
});

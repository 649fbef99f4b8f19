import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import { sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { FORMS, FORMS_IN_TWO, WORDS } from '../../tests/fixtures/site.ts';
import type { NewEnquiry } from '../store/records.ts';
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

const OWNER = { name: '', address: 'owner@example.com' };

/** The composed mails of an enquiry. */
const mailsOf = (language: string, forms = FORMS_IN_TWO, more: Partial<NewEnquiry> = {}) =>
  (['team', 'confirmation'] as const).map((kind) =>
    composeMail(
      kind,
      `<1.${kind}@example.com>`,
      {
        ...sampleEnquiry({ language, consent: 'Ja', ...more }),
        attachment: undefined,
        mails: [],
      },
      undefined,
      forms,
      { from: OWNER, to: [OWNER] },
      [OWNER.address],
    ),
  );

test('a confirmation is in the language of the form, and says so', () => {
  const [, mail] = mailsOf('de');
  expect(mail?.subject).toBe('Ihre Nachricht ist angekommen');
  expect(mail?.text).toMatch(/^Guten Tag,/);
  expect(mail?.html).toContain('<html lang="de" dir="ltr">');
  expect(mail?.headers).toMatchObject({ 'Content-Language': 'de' });
});

test.each(['', 'fr'])(
  'one stored before languages were told apart, or in one that the site has no more (%j), is confirmed in that of the source',
  (language) => {
    const [, mail] = mailsOf(language);
    expect(mail?.html).toContain('<html lang="en-GB" dir="ltr">');
    expect(mail?.headers).toMatchObject({ 'Content-Language': 'en-GB' });
  },
);

test('the team reads its own labels, the language, and the consent as the visitor read it', () => {
  const [mail] = mailsOf('de');
  const { enquiry: asked } = WORDS.forms;
  const wanted = asked?.fields['looking-for']?.options.find(
    ({ value }) => value === 'web-development',
  );
  expect(mail?.subject).toBe(`${asked?.subject} Ada Lovelace`);
  expect(mail?.text).toContain(`${asked?.fields['looking-for']?.label}: ${wanted?.label}`);
  expect(mail?.text).toContain('Language: German (de)');
  expect(mail?.text).toContain('Consent: “Ja”');
  const [alone] = mailsOf('en-GB', FORMS);
  expect(alone?.text).not.toContain('Language:');
});

test('the subject is read in the order in which it is written', () => {
  const name = 'Eve \u202egpj.exe\u2066\u200f\u061c';
  const [mail] = mailsOf('en-GB', FORMS, { name, company: 'X\u2069 Ltd' });
  expect(mail?.subject).toBe('Enquiry from Eve gpj.exe, X Ltd');
  expect(mail?.replyTo).toEqual({ name: 'Eve gpj.exe', address: 'ada@example.com' });
});

import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import { sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { FORMS, FORMS_IN_TWO, WORDS } from '../../tests/fixtures/site.ts';
import type { MailKind, NewEnquiry } from '../store/records.ts';
import { composeMail } from './compose-mail.ts';

const OWNER = { name: '', address: 'owner@example.com' };

/** A mail for the sample enquiry with some changes. */
function composed(
  kind: MailKind,
  { attachment, ...changes }: Partial<NewEnquiry> = {},
  forms = FORMS_IN_TWO,
) {
  const enquiry = { ...sampleEnquiry(changes), attachment: undefined, jobs: [] };
  const addresses = { from: OWNER, to: [OWNER], careers: [OWNER] };
  const contents = { enquiry, attachment, forms, addresses };
  const job = { kind, messageId: '<1@example.com>', createdAt: enquiry.receivedAt };
  return composeMail(job, [OWNER.address], contents);
}

test('a large file is encoded in pieces, so that requests are answered in between', async () => {
  const attachment = {
    name: 'plan.txt',
    type: 'text/plain',
    bytes: Buffer.alloc(MAX_FILE_BYTES, 'Größe, '),
  };
  const mail = composed('team', { attachment });
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

test('a confirmation is in the language of the form and declares it', () => {
  const mail = composed('confirmation', { language: 'de' });
  expect(mail.subject).toBe('Ihre Nachricht ist angekommen');
  expect(mail.text).toMatch(/^Guten Tag,/);
  expect(mail.html).toContain('<html lang="de" dir="ltr">');
  expect(mail.headers).toMatchObject({ 'Content-Language': 'de' });
});

test.each(['', 'fr'])(
  'an enquiry with the unknown language %j is confirmed in the source language',
  (language) => {
    const mail = composed('confirmation', { language });
    expect(mail.html).toContain('<html lang="en-GB" dir="ltr">');
    expect(mail.headers).toMatchObject({ 'Content-Language': 'en-GB' });
  },
);

test('the mail to the team has its own labels, the language and the consent as shown', () => {
  const mail = composed('team', { language: 'de', consent: 'Ja' });
  const { enquiry: asked } = WORDS.forms;
  const wanted = asked?.fields['looking-for']?.options.find(
    ({ value }) => value === 'web-development',
  );
  expect(mail.subject).toBe(`${asked?.subject} Ada Lovelace`);
  expect(mail.text).toContain(`${asked?.fields['looking-for']?.label}: ${wanted?.label}`);
  expect(mail.text).toContain('Language: German (de)');
  expect(mail.text).toContain('Consent:\nJa\n');
  const alone = composed('team', {}, FORMS);
  expect(alone.text).not.toContain('Language:');
});

test('the mail to the team is in the source language, labels and units included', () => {
  const team = {
    consent: 'Einwilligung',
    language: 'Sprache',
    from: 'Herkunftsseite',
    received: 'Eingegangen',
    number: 'Nummer',
  };
  const [source] = FORMS.languages;
  const german = { ...source, language: 'de', texts: { ...source.texts, team } };
  const attachment = { name: 'plan.txt', type: 'text/plain', bytes: Buffer.alloc(1200) };
  const { text } = composed('team', { attachment }, { ...FORMS, languages: [german, source] });
  for (const label of Object.values(team)) expect(text).toMatch(new RegExp(`^${label}:`, 'm'));
  expect(text).toContain('plan.txt (1.200 Byte)');
});

test('the notice about an undelivered application names the setting of its recipients', () => {
  const { text } = composed('team-refused', { desk: 'careers' });
  expect(text).toContain('in MAIL_TO_CAREERS.');
});

test('the subject has no characters that change the direction of text', () => {
  const name = 'Eve \u202egpj.exe\u2066\u200f\u061c';
  const mail = composed('team', { name, company: 'X\u2069 Ltd' });
  expect(mail.subject).toBe('Enquiry from Eve gpj.exe, X Ltd');
  expect(mail.replyTo).toEqual({ name: 'Eve gpj.exe', address: 'ada@example.com' });
});

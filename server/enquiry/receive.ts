import { createHmac, randomBytes } from 'node:crypto';
import { maxFileSize } from '../../contract/limits.ts';
import { HIDDEN } from '../../contract/names.ts';
import { fillPlaceholders } from '../../contract/placeholders.ts';
import { queuedJobs } from '../mail/compose-mail.ts';
import type { NewEnquiry } from '../store/records.ts';
import type { Receiver } from './built-forms.ts';
import type { RouteOptions } from './options.ts';
import { type Refusal, type SentForm, UNAVAILABLE } from './refuse.ts';
import { readToken } from './token.ts';
import { type ValidForm, validate } from './validate.ts';

/** Letters and digits that aren't confused when an id is read aloud. */
const ID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ID_LENGTH = 10;

function newId(): string {
  return Array.from(randomBytes(ID_LENGTH), (byte) => ID_ALPHABET[byte % 32]).join('');
}

/** The record to store for a valid form. @param nonce of its token */
function newEnquiry(
  { request, form, built }: SentForm,
  { id: formId, words, record }: Receiver,
  { submission, attachment }: ValidForm,
  nonce: string,
  { key, mailFrom, hasWebhooks }: RouteOptions,
): NewEnquiry {
  const id = newId();
  const now = Date.now();
  const isSpam = Boolean(form.values.get(HIDDEN.honeypot));
  const digest = createHmac('sha256', key()).update(JSON.stringify([formId, submission]));
  if (attachment) digest.update(attachment.name).update(attachment.bytes);
  return {
    ...submission,
    id,
    nonce,
    digest: digest.digest('base64url'),
    form: formId,
    language: words.language,
    desk: record.desk,
    status: isSpam ? 'spam' : 'new',
    receivedAt: now,
    from: built.pageOf(form.values.get(HIDDEN.from), request),
    consent: record.fields.consent.label,
    consentedAt: now,
    attachment,
    jobs: isSpam ? [] : queuedJobs({ id, desk: record.desk }, mailFrom(), hasWebhooks),
  };
}

/** Validates and stores a form that was read in full. Returns why it was refused, if it was. */
async function storeForm(
  sent: SentForm,
  receiver: Receiver,
  options: RouteOptions,
): Promise<Refusal | undefined> {
  const { form, request } = sent;
  const { store, key, onOutcome, onQueued } = options;
  const valid = await validate(form, receiver);
  if ('errors' in valid) return { status: 422, reason: 'invalid', errors: valid.errors };
  const token = readToken(key(), form.values.get(HIDDEN.token) ?? '', Date.now());
  if (typeof token === 'string') return { status: 422, reason: token };
  const enquiry = newEnquiry(sent, receiver, valid, token.nonce, options);
  try {
    const result = await store.add(enquiry);
    if (result === 'changed') return { status: 409, reason: 'changed' };
    const { status } = enquiry;
    onOutcome?.(result === 'repeated' ? result : status === 'spam' ? status : 'accepted');
    if (result === 'stored') {
      request.log.info({ enquiry: enquiry.id }, 'stored');
      onQueued();
    }
    return undefined;
  } catch (error) {
    // Whatever the error, the visitor gets the text back.
    request.log.error({ err: error }, 'not stored');
    return UNAVAILABLE;
  }
}

/** Stores a form, unless it could not be read in full. Returns why it was refused, if it was. */
export async function receiveForm(
  sent: SentForm,
  isDiskLow: boolean,
  options: RouteOptions,
): Promise<Refusal | undefined> {
  const { form, built, request } = sent;
  const { language, texts } = built.wordsFor(request, form);
  if (form.file !== undefined && isDiskLow) {
    options.onRefused('disk space');
    const errors = new Map([['attachment' as const, texts.errors.fileLater]]);
    return { ...UNAVAILABLE, reason: 'invalid', errors };
  }
  if (form.problem === 413 && form.file !== undefined && form.file.bytes === undefined) {
    const tooLarge = fillPlaceholders(texts.errors.fileSize, { max: maxFileSize(language) });
    return { status: 413, reason: 'invalid', errors: new Map([['attachment', tooLarge]]) };
  }
  if (form.problem === 503) return UNAVAILABLE;
  if (form.problem !== undefined) return { status: form.problem, reason: 'unreadable' };
  const receiver = built.receiverOf(form);
  if (receiver === undefined) return { status: 422, reason: 'unreadable' };
  return storeForm(sent, receiver, options);
}

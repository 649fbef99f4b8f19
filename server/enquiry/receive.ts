import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { maxFileSize } from '../../contract/limits.ts';
import { HIDDEN } from '../../contract/names.ts';
import { fillPlaces } from '../../contract/places.ts';
import { orderMails } from '../mail/compose-mail.ts';
import type { NewEnquiry } from '../store/records.ts';
import type { BuiltForms, Receiver } from './built-forms.ts';
import type { RouteOptions } from './options.ts';
import type { ReadForm } from './read-form.ts';
import { problemOf, type Refusal, STORE_RETRY } from './refuse.ts';
import { readToken } from './token.ts';
import { type Validated, validate } from './validate.ts';

/** Letters and digits that aren't confused when an id is read aloud. */
const ID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ID_LENGTH = 10;

function newId(): string {
  return Array.from(randomBytes(ID_LENGTH), (byte) => ID_ALPHABET[byte % 32]).join('');
}

/** The record to store for a valid form. */
function compose(
  request: FastifyRequest,
  form: ReadForm,
  { id: formId, words, record }: Receiver,
  nonce: string,
  { submission, attachment }: Extract<Validated, { errors: undefined }>,
  { pageOf }: BuiltForms,
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
    from: pageOf(form.values.get(HIDDEN.from) || request.headers.referer, request),
    consent: record.fields.consent.label,
    consentedAt: now,
    attachment,
    mails: isSpam ? [] : orderMails(id, mailFrom(), hasWebhooks && record.desk === 'enquiries'),
  };
}

/** Validates and stores a form. Returns why it was refused, if it was. */
async function storeForm(
  request: FastifyRequest,
  form: ReadForm,
  receiver: Receiver,
  built: BuiltForms,
  options: RouteOptions,
): Promise<Refusal | undefined> {
  const { store, key, onOutcome, onOrdered } = options;
  const valid = await validate(form, receiver);
  if (valid.errors) return { status: 422, reason: 'invalid', errors: valid.errors };
  const token = readToken(key(), form.values.get(HIDDEN.token) ?? '', Date.now());
  if (token === 'none') return { status: 422, reason: 'check' };
  if (token === 'stale') return { status: 422, reason: 'stale' };
  const enquiry = compose(request, form, receiver, token.nonce, valid, built, options);
  try {
    const result = await store.add(enquiry);
    if (result === 'changed') return { status: 409, reason: 'changed' };
    const { status } = enquiry;
    onOutcome?.(result === 'repeated' ? result : status === 'spam' ? status : 'accepted');
    if (result === 'stored') {
      request.log.info({ enquiry: enquiry.id }, 'stored');
      onOrdered();
    }
    return undefined;
  } catch (error) {
    // Whatever the error, the visitor gets the text back.
    request.log.error({ err: error }, 'not stored');
    return { status: 503, reason: 'unavailable', retryAfter: STORE_RETRY };
  }
}

/**
 * Stores a form, unless it could not be read in full.
 *
 * @param receiver undefined for a form that the build doesn't have
 * @returns why it was refused, if it was
 */
export async function receiveForm(
  request: FastifyRequest,
  form: ReadForm,
  receiver: Receiver | undefined,
  isDiskLow: boolean,
  built: BuiltForms,
  options: RouteOptions,
): Promise<Refusal | undefined> {
  const { language, texts } = receiver?.words ?? built.wordsFor(request, form);
  if (form.file !== undefined && isDiskLow) {
    options.onRefused('disk space');
    const errors = new Map([['attachment' as const, texts.errors.fileLater]]);
    return { status: 503, reason: 'invalid', errors, retryAfter: STORE_RETRY };
  }
  if (form.problem === 413 && form.file !== undefined && form.file.bytes === undefined) {
    const tooLarge = fillPlaces(texts.errors.fileSize, { max: maxFileSize(language) });
    return { status: 413, reason: 'invalid', errors: new Map([['attachment', tooLarge]]) };
  }
  if (form.problem !== undefined) return problemOf(form.problem);
  if (receiver === undefined) return { status: 422, reason: 'unreadable' };
  return storeForm(request, form, receiver, built, options);
}

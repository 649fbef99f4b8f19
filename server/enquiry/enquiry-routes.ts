import { createHmac, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReceivedAnswer, RefusedAnswer, TokenAnswer } from '../../contract/answers.ts';
import { CONSENT_LABEL } from '../../contract/form-record.ts';
import { type FieldName, FORM_IDS, type FormId, HIDDEN, PATHS } from '../../contract/names.ts';
import type { PublishedForms } from '../../contract/published.ts';
import { submissionSchema } from '../../contract/submission.ts';
import type { AnswerReason } from '../../contract/texts.ts';
import type { Config, Mailbox } from '../config.ts';
import { orderMails } from '../mail/compose-mail.ts';
import { chooseCoding } from '../static/accept-encoding.ts';
import type { Catalogue } from '../static/catalogue.ts';
import { type EnquiryStore, type NewEnquiry, StoreUnavailable } from '../store/enquiry-store.ts';
import type { FormPage, FormState } from './form-page.ts';
import { isOwnOrigin } from './origin.ts';
import { clientKey, RateLimit } from './rate-limit.ts';
import { acceptForms, type ReadForm, readForm } from './read-form.ts';
import { issueToken, readToken, TOKEN_LIFETIME } from './token.ts';
import { type Validated, validate } from './validate.ts';

/** Seconds after which a store that failed is worth another try. */
const STORE_RETRY = 30;

/** Letters and digits that aren't mistaken for one another when an id is read out. */
const ID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ID_LENGTH = 10;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quick settings: these pages are compressed while the visitor waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** What the service is made of. */
export interface EnquiryOptions extends Pick<Config, 'enquiryLimit' | 'origins'> {
  store: EnquiryStore;
  /** The key for tokens, from the store. */
  secret: Buffer;
  forms: PublishedForms;
  /** The pages that show the forms. */
  pages: ReadonlyMap<FormId, FormPage>;
  /** The sender of mails; its domain stands in the mails' ids. */
  mailFrom: Mailbox;
  /** Called when so many mails were ordered. */
  onOrdered: (mails: number) => void;
}

/** An answer other than "received". */
interface Refusal {
  status: number;
  reason: AnswerReason;
  errors?: Map<FieldName, string>;
  /** Seconds after which to try again. */
  retryAfter?: number;
}

function newId(): string {
  return Array.from(randomBytes(ID_LENGTH), (byte) => ID_ALPHABET[byte % 32]).join('');
}

/** True for a client that would rather have JSON than a page. */
function wantsJson({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  return /\bapplication\/json\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
}

/** The status for a body that wasn't understood. */
function problemOf(problem: NonNullable<ReadForm['problem']>): Refusal {
  if (problem !== 503) return { status: problem, reason: 'unreadable' };
  return { status: 503, reason: 'unavailable', retryAfter: STORE_RETRY };
}

/** Receives enquiries, hands out tokens, and serves the contact page with one in its form. */
export async function enquiryRoutes(
  app: FastifyInstance,
  options: EnquiryOptions & {
    catalogue: Catalogue;
    isSecure: (request: FastifyRequest) => boolean;
  },
): Promise<void> {
  const { store, secret, forms, pages, catalogue, isSecure, origins, mailFrom } = options;
  const { texts } = forms;
  const schemas = {
    enquiry: submissionSchema(forms.forms.enquiry),
    brief: submissionSchema(forms.forms.brief),
  } satisfies Record<FormId, unknown>;
  const limit = new RateLimit(options.enquiryLimit);

  /** The address as a page of this site; empty for any other. */
  const pageOf = (address: string | undefined, request: FastifyRequest): string => {
    if (!address) return '';
    const url = URL.parse(address, `${request.protocol}://${request.host}`);
    if (url === null || (url.host !== request.host && !origins.includes(url.origin))) return '';
    return catalogue.resources.get(url.pathname)?.kind === 'file' ? url.pathname : '';
  };

  /** Sends a page with its form filled in: never kept, and compressed here, since no two are the same. */
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { file, render }: FormPage,
    state: FormState,
  ) => {
    const html = Buffer.from(render(state));
    const coding = chooseCoding(request.raw.headers['accept-encoding'], () => true);
    const { plain, secure } = file.securityHeaders;
    reply.headers(isSecure(request) ? secure : plain).type('text/html; charset=utf-8');
    reply.header('cache-control', 'no-store');
    if (coding === 'identity') return reply.send(html);
    reply.header('content-encoding', coding);
    return reply.send(await (coding === 'br' ? compressBrotli(html, BROTLI) : compressGzip(html)));
  };

  /** Answers that nothing was stored: JSON, or the form as it was sent, with what is wrong. */
  const refuse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    form: ReadForm,
    formId: FormId | undefined,
    { status, reason, errors = new Map(), retryAfter }: Refusal,
  ) => {
    const { title, text } = texts.answers[reason];
    // What may have been stored after all keeps its token, so that it counts once when it is sent again.
    const given = form.values.get(HIDDEN.token) ?? '';
    const isOpen = status === 503 && typeof readToken(secret, given, Date.now()) === 'object';
    const token = isOpen ? given : issueToken(secret, Date.now());
    reply.code(status).header('cache-control', 'no-store');
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (wantsJson(request)) {
      const list = [...errors].map(([field, message]) => ({ field, message }));
      return reply.send({
        status: 'refused',
        reason,
        title,
        text,
        errors: list,
        token,
      } satisfies RefusedAnswer);
    }
    const page = pages.get(formId ?? 'enquiry');
    if (page === undefined)
      return reply.type('text/plain; charset=utf-8').send(`${title}\n${text}\n`);
    // A page can't put a file back into its field.
    const again = form.file && !errors.has('attachment') ? texts.errors.fileAgain : undefined;
    return sendPage(request, reply, page, {
      token,
      from: pageOf(form.values.get(HIDDEN.from) ?? request.headers.referer, request),
      values: form.values,
      errors: again === undefined ? errors : new Map([...errors, ['attachment', again]]),
      summary: { title, text },
    });
  };

  /** What is to be stored, once everything about the form is right. */
  const compose = (
    request: FastifyRequest,
    form: ReadForm,
    formId: FormId,
    nonce: string,
    isSpam: boolean,
    { submission, attachment }: Extract<Validated, { errors: undefined }>,
  ): NewEnquiry => {
    const id = newId();
    const now = Date.now();
    const digest = createHmac('sha256', secret).update(JSON.stringify([formId, submission]));
    if (attachment) digest.update(attachment.name).update(attachment.bytes);
    return {
      id,
      nonce,
      digest: digest.digest('base64url'),
      form: formId,
      status: isSpam ? 'spam' : 'new',
      receivedAt: now,
      name: submission.name,
      company: submission.company,
      email: submission.email,
      phone: submission.phone,
      lookingFor: submission['looking-for'],
      message: submission.message,
      hearAbout: submission['hear-about'],
      from: pageOf(form.values.get(HIDDEN.from) || request.headers.referer, request),
      consent: CONSENT_LABEL,
      consentedAt: now,
      attachment,
      mails: isSpam ? [] : orderMails(id, mailFrom),
    };
  };

  /** Stores the form, or says why not. */
  const receive = async (
    request: FastifyRequest,
    form: ReadForm,
    formId: FormId,
  ): Promise<Refusal | undefined> => {
    const valid = await validate(form, schemas[formId], texts.errors);
    if (valid.errors) return { status: 422, reason: 'invalid', errors: valid.errors };
    const token = readToken(secret, form.values.get(HIDDEN.token) ?? '', Date.now());
    if (token === 'none') return { status: 422, reason: 'check' };
    if (token === 'stale') return { status: 422, reason: 'stale' };
    const isSpam = Boolean(form.values.get(HIDDEN.honeypot));
    const enquiry = compose(request, form, formId, token.nonce, isSpam, valid);
    try {
      const result = await store.add(enquiry);
      if (result === 'changed') return { status: 409, reason: 'changed' };
      if (result === 'stored') request.log.info({ enquiry: enquiry.id }, 'stored');
      if (result === 'stored') options.onOrdered(enquiry.mails.length);
      return undefined;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      request.log.error({ err: error }, 'not stored');
      return { status: 503, reason: 'unavailable', retryAfter: STORE_RETRY };
    }
  };

  const contact = [...pages.values()].find(({ address }) => address === PATHS.contact);
  if (contact !== undefined) {
    app.get(PATHS.contact, { config: { kind: 'contact' } }, async (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1]);
      return sendPage(request, reply, contact, {
        token: issueToken(secret, Date.now()),
        from: pageOf(request.headers.referer, request),
        values: new Map([['looking-for', query.get('looking-for') ?? '']]),
        errors: new Map(),
        summary: undefined,
      });
    });
  }

  app.get(PATHS.token, { config: { kind: 'token' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return {
      token: issueToken(secret, Date.now()),
      lifetime: TOKEN_LIFETIME,
    } satisfies TokenAnswer;
  });

  acceptForms(app);
  app.post(PATHS.enquiries, { config: { kind: 'enquiry' } }, async (request, reply) => {
    const isOwn = isOwnOrigin(request, origins);
    const wait = limit.take(clientKey(request.ip), Date.now());
    // Read even where it will be refused: what was typed goes back with the answer.
    const form = await readForm(request, isOwn && wait === 0);
    const formId = FORM_IDS.find((id) => id === form.values.get(HIDDEN.form));
    const answer = (refusal: Refusal) => refuse(request, reply, form, formId, refusal);

    if (!isOwn) return answer({ status: 403, reason: 'foreign' });
    if (wait > 0) {
      return answer({ status: 429, reason: 'tooMany', retryAfter: Math.ceil(wait / 1000) });
    }
    if (form.problem !== undefined) return answer(problemOf(form.problem));
    if (formId === undefined) return answer({ status: 422, reason: 'unreadable' });
    const refusal = await receive(request, form, formId);
    if (refusal !== undefined) return answer(refusal);

    reply.header('cache-control', 'no-store');
    if (!wantsJson(request)) return reply.redirect(PATHS.thankYou, 303);
    const received: ReceivedAnswer = { status: 'received', location: PATHS.thankYou };
    return reply.code(201).send(received);
  });
}

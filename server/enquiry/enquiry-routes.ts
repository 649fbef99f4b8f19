import { createHmac, type KeyObject, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandler } from 'fastify';
import type { ReceivedAnswer, RefusedAnswer, TokenAnswer } from '../../contract/answers.ts';
import { CONSENT_LABEL, type FormRecord } from '../../contract/form-record.ts';
import { MAX_FILE_SIZE } from '../../contract/limits.ts';
import { type FieldName, type FormId, HIDDEN, PATHS } from '../../contract/names.ts';
import { fillPlaces } from '../../contract/places.ts';
import type { PublishedForms } from '../../contract/published.ts';
import { submissionSchema } from '../../contract/submission.ts';
import type { AnswerReason } from '../../contract/texts.ts';
import { clientKey } from '../client-address.ts';
import type { Config, Mailbox } from '../config.ts';
import type { DiskSpace } from '../disk-space.ts';
import { escapeHtml } from '../escape-html.ts';
import { orderMails } from '../mail/compose-mail.ts';
import { StartError } from '../start-error.ts';
import { chooseCoding } from '../static/accept-encoding.ts';
import type { Catalogue } from '../static/catalogue.ts';
import type { Site } from '../static/site.ts';
import type { PageAnswers } from '../static/static-routes.ts';
import type { EnquiryStore, NewEnquiry } from '../store/enquiry-store.ts';
import { makeQueue } from '../turns.ts';
import { type FormPage, type FormState, findFormPages } from './form-page.ts';
import { FormRoom, SHORT_FORM, SIZE_CLASSES } from './form-room.ts';
import { isOwnOrigin } from './origin.ts';
import { RateLimit, SharedRateLimit } from './rate-limit.ts';
import {
  acceptForms,
  announcedBytes,
  type ReadForm,
  readForm,
  refusalByHeaders,
  unreadForm,
} from './read-form.ts';
import { issueToken, readToken, TOKEN_LIFETIME } from './token.ts';
import { prepareTokenPage } from './token-page.ts';
import { type Validated, validate } from './validate.ts';

/** Seconds after which a store that failed is worth another try. */
const STORE_RETRY = 30;

/** Seconds for which a browser need not ask again whether it may send a form here. */
const PREFLIGHT_AGE = 86_400;

/** Letters and digits that aren't mistaken for one another when an id is read out. */
const ID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ID_LENGTH = 10;

/** What the service is made of. */
export interface EnquiryOptions extends Pick<Config, 'enquiryLimit' | 'origins'> {
  store: EnquiryStore;
  /** The key for tokens, from the store. */
  key: () => KeyObject;
  /** The sender of mails; its domain stands in the mails' ids. */
  mailFrom: () => Mailbox;
  /** Whether other processes share the store. */
  isShared: boolean;
  /** Whether webhooks are to hear of enquiries. */
  hasWebhooks: boolean;
  /** Called for each form with what became of it: `accepted`, `spam`, `repeated`, or why it was shown again. */
  onOutcome?: ((outcome: string) => void) | undefined;
  /** Called when so many mails were ordered. */
  onOrdered: (mails: number) => void;
  /** The disk that files go to, where it is one of this machine's. */
  space?: DiskSpace | undefined;
}

/** A form that is received. */
interface Receiver {
  id: FormId;
  record: FormRecord;
  schema: ReturnType<typeof submissionSchema>;
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

/** What the routes are made of. */
interface RouteOptions extends EnquiryOptions {
  site: Site;
  isSecure: (request: FastifyRequest) => boolean;
  /** Takes what answers at the address of a page that is made for each visitor. */
  onPages: (answerAt: PageAnswers) => void;
  /** Called for what is turned away for want of room, with the reason. */
  onRefused: (reason: string) => void;
}

/** What stays when another build takes the place of this one. */
interface Lasting {
  /** Why a form is refused whatever is in it; counts it where it comes from us. */
  refusalBefore: (request: FastifyRequest) => Promise<Refusal | undefined>;
  places: readonly Place[];
}

/** Room for forms of some size, and the queue in which what is in them is looked at. */
interface Place {
  most: number;
  room: FormRoom;
  inTurn: ReturnType<typeof makeQueue>;
}

/**
 * The forms of a build.
 *
 * @throws StartError where it has none
 */
export function formsOf({ forms }: Catalogue): PublishedForms {
  if (forms === undefined)
    throw new StartError('the build has no forms: a restart serves it without them');
  return forms;
}

/** The handlers of one build: what a request began with it ends with, whatever is built meanwhile. */
function formHandlers(
  catalogue: Catalogue,
  options: RouteOptions,
  { refusalBefore, places }: Lasting,
): { answers: ReadonlyMap<string, RouteHandler>; enquiry: RouteHandler } {
  const { store, key, isSecure, origins, mailFrom, space, onRefused, hasWebhooks } = options;
  const forms = formsOf(catalogue);
  const pages = findFormPages(catalogue);
  const { texts } = forms;
  const receivers = new Map(
    Object.entries(forms.forms).map(([id, record]) => [
      id,
      { id, record, schema: submissionSchema(record) },
    ]),
  );
  /** The address as a page of this site; empty for any other. */
  const pageOf = (address: string | undefined, request: FastifyRequest): string => {
    if (!address) return '';
    const url = URL.parse(address, `${request.protocol}://${request.host}`);
    if (url === null) return '';
    // Where the pages are at another origin, browsers tell no more of the page than that.
    const isKnown = catalogue.home === undefined && origins.includes(url.origin);
    if (url.host !== request.host && !isKnown) return '';
    return catalogue.resources.get(url.pathname)?.kind === 'file' ? url.pathname : '';
  };

  /** The page on which a form is shown again: the one that it was sent from, else the first that holds it. */
  const pageFor = (request: FastifyRequest, form: ReadForm, formId: FormId | undefined) => {
    const holding = pages.filter((each) => formId === undefined || each.form === formId);
    const sentFrom = form.values.get(HIDDEN.page) ?? pageOf(request.headers.referer, request);
    const page = holding.find(({ address }) => address === sentFrom);
    // Of a form that is not known, only the page that it came from can hold it.
    return page ?? (formId === undefined ? undefined : holding[0]);
  };

  /** Answers with a page that holds a form and is never kept. */
  const pageReply = (request: FastifyRequest, reply: FastifyReply, { file }: FormPage) => {
    const { plain, secure } = file.securityHeaders;
    reply.headers(isSecure(request) ? secure : plain).type('text/html; charset=utf-8');
    return reply.header('cache-control', 'no-store');
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
    options.onOutcome?.(reason);
    // What may have been stored after all keeps its token, so that it counts once when it is sent again.
    const given = form.values.get(HIDDEN.token) ?? '';
    const isOpen = status === 503 && typeof readToken(key(), given, Date.now()) === 'object';
    const token = isOpen ? given : issueToken(key(), Date.now());
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
    const page = pageFor(request, form, formId);
    if (page === undefined)
      return reply.type('text/plain; charset=utf-8').send(`${title}\n${text}\n`);
    // A page can't put a file back into its field.
    const again = form.file && !errors.has('attachment') ? texts.errors.fileAgain : undefined;
    const state: FormState = {
      token,
      from: pageOf(form.values.get(HIDDEN.from) ?? request.headers.referer, request),
      values: form.values,
      errors: again === undefined ? errors : new Map([...errors, ['attachment', again]]),
      summary: { title, text },
    };
    // Not compressed: no two are the same, and few are asked for.
    return pageReply(request, reply, page).send(page.render(state));
  };

  /** What is to be stored, once everything about the form is right. */
  const compose = (
    request: FastifyRequest,
    form: ReadForm,
    { id: formId, record }: Receiver,
    nonce: string,
    isSpam: boolean,
    { submission, attachment }: Extract<Validated, { errors: undefined }>,
  ): NewEnquiry => {
    const id = newId();
    const now = Date.now();
    const digest = createHmac('sha256', key()).update(JSON.stringify([formId, submission]));
    if (attachment) digest.update(attachment.name).update(attachment.bytes);
    return {
      id,
      nonce,
      digest: digest.digest('base64url'),
      form: formId,
      desk: record.desk,
      status: isSpam ? 'spam' : 'new',
      receivedAt: now,
      name: submission.name,
      company: submission.company,
      email: submission.email,
      phone: submission.phone,
      lookingFor: submission['looking-for'],
      position: submission.position,
      link: submission.link,
      when: submission.when,
      message: submission.message,
      hearAbout: submission['hear-about'],
      from: pageOf(form.values.get(HIDDEN.from) || request.headers.referer, request),
      consent: CONSENT_LABEL,
      consentedAt: now,
      attachment,
      mails: isSpam ? [] : orderMails(id, mailFrom(), hasWebhooks && record.desk === 'enquiries'),
    };
  };

  /** Stores the form, or says why not. */
  const receive = async (
    request: FastifyRequest,
    form: ReadForm,
    receiver: Receiver,
  ): Promise<Refusal | undefined> => {
    const valid = await validate(form, receiver.record, receiver.schema, texts.errors);
    if (valid.errors) return { status: 422, reason: 'invalid', errors: valid.errors };
    const token = readToken(key(), form.values.get(HIDDEN.token) ?? '', Date.now());
    if (token === 'none') return { status: 422, reason: 'check' };
    if (token === 'stale') return { status: 422, reason: 'stale' };
    const isSpam = Boolean(form.values.get(HIDDEN.honeypot));
    const enquiry = compose(request, form, receiver, token.nonce, isSpam, valid);
    try {
      const result = await store.add(enquiry);
      if (result === 'changed') return { status: 409, reason: 'changed' };
      options.onOutcome?.(result === 'repeated' ? result : isSpam ? 'spam' : 'accepted');
      if (result === 'stored') request.log.info({ enquiry: enquiry.id }, 'stored');
      if (result === 'stored') options.onOrdered(enquiry.mails.length);
      return undefined;
    } catch (error) {
      // Whatever it is, the words go back to the visitor.
      request.log.error({ err: error }, 'not stored');
      return { status: 503, reason: 'unavailable', retryAfter: STORE_RETRY };
    }
  };

  const choices = new Set(
    Object.values(forms.forms).flatMap(({ fields }) =>
      (fields['looking-for']?.options ?? []).map(({ value }) => value),
    ),
  );
  const lengths = [...catalogue.resources.keys()].map((path) =>
    Buffer.byteLength(escapeHtml(path)),
  );
  const longestFrom = Math.max(...lengths);
  /** Answers with a page whose form has a fresh token, so that it can be sent without script. */
  const answerOf = (page: FormPage): RouteHandler => {
    /** By what is preselected; prepared when it is first asked for. */
    const prepared = new Map<string, ReturnType<typeof prepareTokenPage>>();
    return async (request, reply) => {
      const wanted = new URLSearchParams(request.url.split('?')[1]).get('looking-for') ?? '';
      const choice = choices.has(wanted) ? wanted : '';
      let fill = prepared.get(choice);
      if (fill === undefined) {
        fill = prepareTokenPage(page, new Map([['looking-for', choice]]), longestFrom);
        prepared.set(choice, fill);
      }
      const from = pageOf(request.headers.referer, request);
      const { identity, gzip } = fill({ token: issueToken(key(), Date.now()), from });
      const accepted = request.raw.headers['accept-encoding'];
      const coding = chooseCoding(accepted, (each) => each !== 'br');
      pageReply(request, reply, page);
      if (coding === 'identity') return reply.send(identity);
      return reply.header('content-encoding', coding).send(gzip);
    };
  };
  // Home is kept by browsers and fetched early: there the script asks for the token.
  const answers = new Map(
    pages
      .filter(({ address }) => address !== '/')
      .map((page) => [page.address, answerOf(page)] as const),
  );

  /** Whether a form that is refused anyway is read: a short one whose words are nowhere else but in the answer's page. */
  const isReadAnyway = (request: FastifyRequest, { status }: Refusal) =>
    status !== 413 &&
    status !== 415 &&
    !wantsJson(request) &&
    announcedBytes(request) <= SHORT_FORM;

  /** What became of a form that was read: stored, or why not. */
  const judge = async (
    request: FastifyRequest,
    form: ReadForm,
    receiver: Receiver | undefined,
    isDiskLow: boolean,
  ): Promise<Refusal | undefined> => {
    if (form.file !== undefined && isDiskLow) {
      onRefused('disk space');
      const errors = new Map([['attachment' as const, texts.errors.fileLater]]);
      return { status: 503, reason: 'invalid', errors, retryAfter: STORE_RETRY };
    }
    if (form.problem === 413 && form.file !== undefined && form.file.bytes === undefined) {
      const tooLarge = fillPlaces(texts.errors.fileSize, { max: MAX_FILE_SIZE });
      return { status: 413, reason: 'invalid', errors: new Map([['attachment', tooLarge]]) };
    }
    if (form.problem !== undefined) return problemOf(form.problem);
    if (receiver === undefined) return { status: 422, reason: 'unreadable' };
    return receive(request, form, receiver);
  };

  const enquiry: RouteHandler = async (request, reply) => {
    const early = await refusalBefore(request);
    const isRead = early === undefined || isReadAnyway(request, early);
    const announced = announcedBytes(request);
    const isShort = announced <= SHORT_FORM;
    const place = isRead ? places.find(({ most }) => announced <= most) : undefined;
    const lease = place?.room.open(clientKey(request.ip), performance.now());
    if (place === undefined || lease === undefined) {
      const refusal = early ?? problemOf(503);
      // A short one is received all the same; the rest of a long one isn't waited for.
      if (!isShort) reply.header('connection', 'close');
      return refuse(request, reply, unreadForm(), undefined, refusal);
    }
    const { room, inTurn } = place;
    let thanks = '/';
    try {
      const isDiskLow = (await space?.isLow()) ?? false;
      const form = await readForm(request, room, lease, early === undefined && !isDiskLow);
      const receiver = receivers.get(form.values.get(HIDDEN.form) ?? '');
      const work = () => judge(request, form, receiver, isDiskLow);
      const refusal = early ?? (await (form.file?.bytes === undefined ? work() : inTurn(work)));
      if (form.problem === 503) reply.header('connection', 'close');
      if (refusal !== undefined) return await refuse(request, reply, form, receiver?.id, refusal);
      thanks = receiver?.record.thanks ?? thanks;
    } finally {
      room.close(lease);
    }
    reply.header('cache-control', 'no-store');
    if (!wantsJson(request)) return reply.redirect(`${catalogue.home ?? ''}${thanks}`, 303);
    const received: ReceivedAnswer = { status: 'received', location: thanks };
    return reply.code(201).send(received);
  };
  return { answers, enquiry };
}

/** Receives enquiries, hands out tokens, and answers with pages whose form has one. */
export async function enquiryRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { store, key, site, onPages, origins, onRefused } = options;
  const limit = options.isShared
    ? new SharedRateLimit(options.enquiryLimit, store, key)
    : new RateLimit(options.enquiryLimit);
  const places = SIZE_CLASSES.map(({ name, most, bounds }) => ({
    most,
    room: new FormRoom(bounds, () => onRefused(name)),
    inTurn: makeQueue(),
  }));
  const address = site.derive((build) => formsOf(build).company.site);

  // The pages of another host read the answers to their own forms; what a browser asks beforehand is answered too.
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-max-age': String(PREFLIGHT_AGE),
      vary: 'Origin',
    });
  });
  for (const path of [PATHS.token, PATHS.enquiries]) {
    app.options(path, { config: { kind: 'preflight' } }, async (_request, reply) =>
      reply.code(204).send(),
    );
  }
  app.get(PATHS.token, { config: { kind: 'token' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return {
      token: issueToken(key(), Date.now()),
      lifetime: TOKEN_LIFETIME,
    } satisfies TokenAnswer;
  });

  /**
   * Says once what to set where forms of our own pages are refused. An origin that isn't the published one is somebody
   * else's, and not written down.
   */
  let hasExplained = false;
  const explainOrigin = ({ headers, host, log }: FastifyRequest) => {
    const { origin: own } = new URL(address());
    if (hasExplained || headers.origin !== own) return;
    hasExplained = true;
    const seen = `${host === headers.host ? 'Host' : 'X-Forwarded-Host'}: ${host.replace(/[^\w.:[\]-]/g, '?')}`;
    log.warn(
      `forms from ${own} are refused, since they arrive with the header ${seen}. Let the proxy pass on the Host it was asked for, or set ORIGINS=${own}`,
    );
  };

  /** Why a form is refused whatever is in it; counts it where it comes from us. */
  const refusalBefore = async (request: FastifyRequest): Promise<Refusal | undefined> => {
    // First of all, so that a page elsewhere can't use up what its visitors' network may send.
    if (!isOwnOrigin(request, origins)) {
      explainOrigin(request);
      onRefused('form of another site');
      return { status: 403, reason: 'foreign' };
    }
    const status = refusalByHeaders(request);
    if (status !== undefined) return { status, reason: 'unreadable' };
    const wait = await limit.take(clientKey(request.ip), Date.now());
    if (wait === 0) return undefined;
    return { status: 429, reason: 'tooMany', retryAfter: Math.ceil(wait / 1000) };
  };

  const handlers = site.derive((build) => formHandlers(build, options, { refusalBefore, places }));
  onPages((path) => handlers().answers.get(path));
  acceptForms(app);
  app.post(PATHS.enquiries, { config: { kind: 'enquiry' } }, function answer(request, reply) {
    return handlers().enquiry.call(this, request, reply);
  });
}

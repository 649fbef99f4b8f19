import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PATHS } from '../../contract/names.ts';
import type { ReceivedAnswer, TokenAnswer } from '../../contract/texts.ts';
import { clientKey } from '../client-address.ts';
import { makeQueue } from '../turns.ts';
import type { BuiltForms } from './built-forms.ts';
import { FormRoom, SHORT_FORM, SIZE_CLASSES } from './form-room.ts';
import type { RouteOptions } from './options.ts';
import { makeRateLimit } from './rate-limit.ts';
import {
  acceptForms,
  announcedBytes,
  readForm,
  refusalByHeaders,
  unreadForm,
} from './read-form.ts';
import { receiveForm } from './receive.ts';
import { problemOf, type Refusal, refuser, wantsJson } from './refuse.ts';
import { issueToken, TOKEN_LIFETIME } from './token.ts';

/** Seconds for which a browser need not ask again whether it may send a form here. */
const PREFLIGHT_AGE = 86_400;

/** Whether a form that is refused anyway is read: a short one whose words are nowhere else but in the answer's page. */
const isReadAnyway = (request: FastifyRequest, { status }: Refusal) =>
  status !== 413 && status !== 415 && !wantsJson(request) && announcedBytes(request) <= SHORT_FORM;

/**
 * What says once what to set where forms of our own pages are refused. An origin that isn't the published one is somebody
 * else's, and not written down.
 */
function originExplainer(forms: () => BuiltForms): (request: FastifyRequest) => void {
  let hasExplained = false;
  return ({ headers, host, log }) => {
    const { origin: own } = new URL(forms().published.company.site);
    if (hasExplained || headers.origin !== own) return;
    hasExplained = true;
    const seen = `${host === headers.host ? 'Host' : 'X-Forwarded-Host'}: ${host.replace(/[^\w.:[\]-]/g, '?')}`;
    log.warn(
      `forms from ${own} are refused, since they arrive with the header ${seen}. Let the proxy pass on the Host it was asked for, or set ORIGINS=${own}`,
    );
  };
}

/** Receives enquiries and hands out tokens. */
export async function enquiryRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { key, forms, origins, onRefused } = options;
  const takeTurn = makeRateLimit(options.enquiryLimit, options.isShared ? options : undefined);
  const explainOrigin = originExplainer(forms);
  /** Room for forms of each size, and the queue in which what is in them is looked at. */
  const places = SIZE_CLASSES.map(({ name, most, bounds }) => ({
    most,
    room: new FormRoom(bounds, () => onRefused(name)),
    inTurn: makeQueue(),
  }));

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
    const wait = await takeTurn(clientKey(request.ip), Date.now());
    if (wait === 0) return undefined;
    return { status: 429, reason: 'tooMany', retryAfter: Math.ceil(wait / 1000) };
  };

  acceptForms(app);
  app.post(PATHS.enquiries, { config: { kind: 'enquiry' } }, async (request, reply) => {
    const built = forms();
    const refuse = refuser(built, options);
    const early = await refusalBefore(request);
    const isRead = early === undefined || isReadAnyway(request, early);
    const announced = announcedBytes(request);
    const place = isRead ? places.find(({ most }) => announced <= most) : undefined;
    const lease = place?.room.open(clientKey(request.ip), performance.now());
    if (place === undefined || lease === undefined) {
      // A short one is received all the same; the rest of a long one isn't waited for.
      if (announced > SHORT_FORM) reply.header('connection', 'close');
      return refuse(request, reply, unreadForm(), undefined, early ?? problemOf(503));
    }
    let thanks = '/';
    try {
      const isDiskLow = (await options.isDiskLow?.()) ?? false;
      const form = await readForm(request, lease, early === undefined && !isDiskLow);
      const receiver = built.receiverOf(form);
      const work = () => receiveForm(request, form, receiver, isDiskLow, built, options);
      const refusal =
        early ?? (await (form.file?.bytes === undefined ? work() : place.inTurn(work)));
      if (form.problem === 503) reply.header('connection', 'close');
      if (refusal !== undefined) return refuse(request, reply, form, receiver, refusal);
      thanks = receiver?.record.thanks ?? thanks;
    } finally {
      lease.room.close(lease);
    }
    reply.header('cache-control', 'no-store');
    if (!wantsJson(request)) return reply.redirect(`${built.home ?? ''}${thanks}`, 303);
    const received: ReceivedAnswer = { status: 'received', location: thanks };
    return reply.code(201).send(received);
  });
}

/**
 * Whether a form was sent from one of our own pages. The scheme isn't compared: a proxy may end TLS in front of us.
 * Programs that aren't browsers send no Origin; they are held off by the token.
 *
 * @param origins origins that are accepted besides the host that the request was sent to
 */
function isOwnOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origins.includes(origin)) return true;
  const sender = URL.parse(origin);
  // Read as an address of the sender's scheme, so that `example.com:443` and `example.com` are one host to https.
  const own = sender && URL.parse(`${sender.protocol}//${request.host}`);
  return own !== null && sender?.host === own.host && own.host !== '';
}

import type { FastifyInstance, FastifyRequest, RouteHandler } from 'fastify';
import { PATHS } from '../../contract/names.ts';
import type { ReceivedAnswer, TokenAnswer } from '../../contract/texts.ts';
import { clientKey } from '../client-address.ts';
import type { Catalogue } from '../static/catalogue.ts';
import { makeQueue } from '../turns.ts';
import { type BuiltForms, builtForms, formsOf } from './built-forms.ts';
import { contactPages } from './contact-page.ts';
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
import { formReceiver } from './receive.ts';
import { problemOf, type Refusal, refuser, wantsJson } from './refuse.ts';
import { issueToken, TOKEN_LIFETIME } from './token.ts';

/** Seconds for which a browser need not ask again whether it may send a form here. */
const PREFLIGHT_AGE = 86_400;

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

/** Whether a form that is refused anyway is read: a short one whose words are nowhere else but in the answer's page. */
const isReadAnyway = (request: FastifyRequest, { status }: Refusal) =>
  status !== 413 && status !== 415 && !wantsJson(request) && announcedBytes(request) <= SHORT_FORM;

/** Reads a form, in as much room as it needs, and has it received or refused. */
function enquiryHandler(
  catalogue: Catalogue,
  built: BuiltForms,
  options: RouteOptions,
  { refusalBefore, places }: Lasting,
): RouteHandler {
  const refuse = refuser(built, options);
  const receive = formReceiver(built, options);
  return async (request, reply) => {
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
    let thanks = '/';
    try {
      const isDiskLow = (await options.space?.isLow()) ?? false;
      const form = await readForm(request, lease, early === undefined && !isDiskLow);
      const receiver = built.receiverOf(form);
      const work = () => receive(request, form, receiver, isDiskLow);
      const refusal =
        early ?? (await (form.file?.bytes === undefined ? work() : place.inTurn(work)));
      if (form.problem === 503) reply.header('connection', 'close');
      if (refusal !== undefined) return refuse(request, reply, form, receiver, refusal);
      thanks = receiver?.record.thanks ?? thanks;
    } finally {
      lease.room.close(lease);
    }
    reply.header('cache-control', 'no-store');
    if (!wantsJson(request)) return reply.redirect(`${catalogue.home ?? ''}${thanks}`, 303);
    const received: ReceivedAnswer = { status: 'received', location: thanks };
    return reply.code(201).send(received);
  };
}

/** Receives enquiries, hands out tokens, and answers with pages whose form has one. */
export async function enquiryRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { key, site, onPages, origins, onRefused } = options;
  const takeTurn = makeRateLimit(options.enquiryLimit, options.isShared ? options : undefined);
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
    const wait = await takeTurn(clientKey(request.ip), Date.now());
    if (wait === 0) return undefined;
    return { status: 429, reason: 'tooMany', retryAfter: Math.ceil(wait / 1000) };
  };

  const handlers = site.derive((build) => {
    const built = builtForms(build, options);
    return {
      pages: contactPages(build, built, options),
      enquiry: enquiryHandler(build, built, options, { refusalBefore, places }),
    };
  });
  onPages((path) => handlers().pages.get(path));
  acceptForms(app);
  app.post(PATHS.enquiries, { config: { kind: 'enquiry' } }, function answer(request, reply) {
    return handlers().enquiry.call(this, request, reply);
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

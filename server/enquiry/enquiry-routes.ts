import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReceivedAnswer, TokenAnswer } from '../../contract/answers.ts';
import { PATHS } from '../../contract/names.ts';
import { clientKey } from '../client-address.ts';
import { isOwnAddress } from '../own-address.ts';
import { makeRestingQueue } from '../turns.ts';
import type { BuiltForms } from './built-forms.ts';
import { FormRoom, SHORT_FORM, SIZE_CLASSES } from './form-room.ts';
import type { RouteOptions } from './options.ts';
import { announcedBytes, readForm, refusalByHeaders, unreadForm } from './read-form.ts';
import { receiveForm } from './receive.ts';
import { type Refusal, refuse, UNAVAILABLE, wantsJson } from './refuse.ts';
import { issueToken } from './token.ts';

/** Seconds for which a browser may cache the answer to a CORS preflight request. */
const PREFLIGHT_AGE = 86_400;

/** Whether a refused form is still read: only a short one that gets a page, which shows the visitor's text again. */
const isReadAnyway = (request: FastifyRequest, { status }: Refusal) =>
  status !== 413 && status !== 415 && !wantsJson(request) && announcedBytes(request) <= SHORT_FORM;

/**
 * Logs once which setting is missing if forms from the site's own pages are refused. Other origins belong to somebody
 * else and are not logged.
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

/** The routes that issue tokens and receive enquiries. */
export async function enquiryRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { key, forms, origins, countForm, onRefused } = options;
  const explainOrigin = originExplainer(forms);
  /** By size of form: the memory reserved for such forms, and the queue in which they are checked and stored. */
  const pools = SIZE_CLASSES.map(({ name, most, bounds }) => ({
    most,
    room: new FormRoom(bounds, () => onRefused(name)),
    inTurn: makeRestingQueue(),
  }));

  // CORS: pages on another host may read the answers to their forms. A script that shows the progress of an upload has its
  // browser ask first.
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-max-age': String(PREFLIGHT_AGE),
      vary: 'Origin',
    });
  });
  app.options(PATHS.enquiries, { config: { kind: 'preflight' } }, async (_request, reply) =>
    reply.code(204).send(),
  );
  // Without a script a refused form is shown at this address, which a visitor may open again or come back to.
  app.get(PATHS.enquiries, { config: { kind: 'form' } }, async (request, reply) => {
    const { home = '', entrance } = forms();
    return reply.header('cache-control', 'no-store').redirect(home + entrance(request), 303);
  });
  app.get(PATHS.token, { config: { kind: 'token' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { token: issueToken(key(), Date.now()) } satisfies TokenAnswer;
  });

  /** Why a form is refused before it is read. A form from our own pages counts towards its sender's limit. */
  const refusalBefore = async (request: FastifyRequest): Promise<Refusal | undefined> => {
    // Before the rate limit, so that a page elsewhere can't use up the limit of its visitors' network.
    if (!isOwnOrigin(request, origins)) {
      explainOrigin(request);
      onRefused('form of another site');
      return { status: 403, reason: 'foreign' };
    }
    const status = refusalByHeaders(request);
    if (status !== undefined) return { status, reason: 'unreadable' };
    const wait = await countForm(clientKey(request.ip), Date.now());
    if (wait === 0) return undefined;
    return { status: 429, reason: 'tooMany', retryAfter: Math.ceil(wait / 1000) };
  };

  // Every content type is accepted, and the body left unread.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post(PATHS.enquiries, { config: { kind: 'enquiry' } }, async (request, reply) => {
    const built = forms();
    const early = await refusalBefore(request);
    const isRead = early === undefined || isReadAnyway(request, early);
    const announced = announcedBytes(request);
    const pool = isRead ? pools.find(({ most }) => announced <= most) : undefined;
    const reservation = pool?.room.open(clientKey(request.ip), performance.now());
    if (pool === undefined || reservation === undefined) {
      // The body of a short form is still received; a long one is cut off.
      if (announced > SHORT_FORM) reply.header('connection', 'close');
      return refuse(reply, { request, built, form: unreadForm() }, early ?? UNAVAILABLE, options);
    }
    try {
      const isDiskLow = (await options.isDiskLow?.()) ?? false;
      const form = await readForm(request, reservation, early === undefined && !isDiskLow);
      const sent = { request, built, form };
      const work = () => receiveForm(sent, isDiskLow, options);
      const refusal =
        early ?? (await (form.file?.bytes === undefined ? work() : pool.inTurn(work)));
      if (form.problem === 503) reply.header('connection', 'close');
      if (refusal !== undefined) return refuse(reply, sent, refusal, options);
      const thanks = built.receiverOf(form)?.record.thanks ?? '/';
      reply.header('cache-control', 'no-store');
      if (!wantsJson(request)) return reply.redirect(`${built.home ?? ''}${thanks}`, 303);
      const received: ReceivedAnswer = { status: 'received', location: thanks };
      return reply.code(201).send(received);
    } finally {
      reservation.room.close(reservation);
    }
  });
}

/**
 * Whether a form was sent from one of our own pages. The scheme isn't compared, since a proxy may terminate TLS.
 * Programs other than browsers send no Origin. The token stops those.
 */
function isOwnOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origins.includes(origin)) return true;
  const sender = URL.parse(origin);
  return sender !== null && isOwnAddress(sender, request);
}

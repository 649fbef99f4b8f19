/** Calls webhooks for enquiries. Calls are signed, go to public addresses only and follow no redirects. */
import { createHash, createHmac } from 'node:crypto';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { PublishedForms } from '../../contract/published-forms.ts';
import type { WebhookFormat, WebhookValue } from '../../contract/texts.ts';
import type { Config } from '../config.ts';
import type { Delivery, StoredEnquiry } from '../store/records.ts';
import { inWords } from './compose-mail.ts';
import { failedDelivery } from './mail-sender.ts';

/** Milliseconds that a webhook has to answer. */
const CALL_LIMIT = 15_000;

/** HTTP statuses after which a call is not repeated: it would be refused again. */
const REFUSED: ReadonlySet<number> = new Set([400, 410, 413, 415, 422]);

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for a public IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  const isGlobal = parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
  return isGlobal && parsed.range() === 'unicast';
}

/** An error with a code for the log, and more fields if given. */
const failure = (code: string, more?: { responseCode: number; permanent: boolean }) =>
  Object.assign(new Error(code), { code, ...more });

/** Resolves a host name. @throws if an address isn't public, or none is found */
export async function findPublicAddresses(
  hostname: string,
  options: LookupOptions = {},
): Promise<LookupAddress[]> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { ...options, all: true });
  if (found.every(({ address }) => isPublicAddress(address))) return found;
  throw failure('PRIVATE_ADDRESS');
}

/** A lookup for connections, so that the checked addresses are the ones connected to: DNS may change in between. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  findPublicAddresses(hostname, options).then(
    (found) => {
      if (options.all) done(null, found);
      // There is at least one: a name without addresses is an error.
      else done(null, found[0]?.address ?? '', found[0]?.family);
    },
    (error: NodeJS.ErrnoException) => done(error, '', 4),
  );
};

/**
 * Posts JSON. Redirects are not followed, since they would bypass the check of the address.
 *
 * @throws if the answer isn't 2xx, with a code for the log
 */
async function post(
  url: URL,
  body: string,
  headers: Record<string, string>,
  mayBePrivate: boolean,
  signal: AbortSignal,
): Promise<void> {
  // Node doesn't call `lookup` for an IP address.
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (!mayBePrivate && isAddress) await findPublicAddresses(url.hostname);
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const late = AbortSignal.timeout(CALL_LIMIT);
  const status = await new Promise<number>((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.any([signal, late]),
      ...(!mayBePrivate && { lookup: publicLookup }),
    });
    sent.on('error', (error) => reject(late.aborted ? failure('ETIMEDOUT') : error));
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      // Only the status counts; the body is not read.
      response.destroy();
    });
    sent.end(body);
  });
  if (status < 200 || status > 299)
    throw failure('HTTP', { responseCode: status, permanent: REFUSED.has(status) });
}

/** The values for a template's placeholders. */
function valuesOf(
  enquiry: StoredEnquiry,
  { company, languages: [source] }: PublishedForms,
): Record<WebhookValue, string> {
  const { attachment } = enquiry;
  return {
    ...inWords(enquiry, source.forms[enquiry.form]),
    received: new Date(enquiry.receivedAt).toISOString(),
    site: company.site,
    // The file itself is not sent: it can be large, and third parties needn't keep it.
    attachment: attachment ? `${attachment.name} (${attachment.size} bytes)` : '',
  };
}

/** Escapes Slack's markup: otherwise a visitor could notify everybody (`<!channel>`) or disguise a link. */
const forSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A template as JSON, with its placeholders filled in. Braces in the inserted values are left as they are. */
export function fillTemplate(
  template: unknown,
  format: WebhookFormat,
  values: Record<string, string>,
): string {
  const fill = (text: string) =>
    text.replace(/\{([a-z-]+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return format === 'slack' ? forSlack(value) : value;
    });
  return JSON.stringify(template, (_name, value) =>
    typeof value === 'string' ? fill(value) : value,
  );
}

/**
 * The signature of a body in Stripe's format, `t=1700000000,v1=…`: the HMAC-SHA-256, in hex, of the seconds since 1970, a
 * dot and the body. The time lets the receiver refuse replayed calls.
 */
function sign(body: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000);
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hash}`;
}

/** The configured webhooks. Labels and templates of a call come from the published forms. */
export function makeWebhooks(
  {
    webhooks,
    webhookSecret,
    webhookPrivate,
  }: Pick<Config, 'webhooks' | 'webhookSecret' | 'webhookPrivate'>,
  forms: () => PublishedForms,
) {
  const byLabel = new Map(
    webhooks.map(({ format, url }) => {
      const mark = createHash('sha256').update(url).digest('hex').slice(0, 4);
      return [`${format} ${new URL(url).host} ${mark}`, { format, url: new URL(url) }];
    }),
  );
  return {
    /** Labels: format, host, and a short hash to tell webhooks on one host apart. The full addresses hold secrets. */
    recipients: [...byLabel.keys()],
    /** Calls some of the webhooks, by label. The id is the same at every attempt. @returns the failed deliveries */
    call: async (
      id: string,
      enquiry: StoredEnquiry,
      recipients: readonly string[],
      signal: AbortSignal,
    ): Promise<Delivery[]> => {
      const values = valuesOf(enquiry, forms());
      const { webhooks: templates } = forms().languages[0].texts;
      const results = recipients.map(async (recipient): Promise<Delivery[]> => {
        const webhook = byLabel.get(recipient);
        // Removed from the settings since.
        if (webhook === undefined) return [];
        const { format, url } = webhook;
        const body = fillTemplate(templates[format], format, values);
        const headers = {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'enquiries',
          'webhook-id': id.replace(/^<|>$/g, ''),
          ...(webhookSecret && { 'webhook-signature': sign(body, webhookSecret, Date.now()) }),
        };
        try {
          await post(url, body, headers, webhookPrivate === 'allow', signal);
          return [];
        } catch (error) {
          return [failedDelivery(recipient, error)];
        }
      });
      return (await Promise.all(results)).flat();
    },
  };
}
export type Webhooks = ReturnType<typeof makeWebhooks>;

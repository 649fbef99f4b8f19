import type { RouteHandler } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import { chooseCoding } from '../static/accept-encoding.ts';
import type { Catalogue } from '../static/catalogue.ts';
import type { BuiltForms } from './built-forms.ts';
import type { FormPage } from './form-page.ts';
import type { EnquiryOptions } from './options.ts';
import { issueToken } from './token.ts';
import { prepareTokenPage } from './token-page.ts';

/** What answers, by address, with the pages whose form has a fresh token, so that it can be sent without script. */
export function contactPages(
  { resources }: Catalogue,
  { receivers, pages, pageOf, pageReply }: BuiltForms,
  { key }: Pick<EnquiryOptions, 'key'>,
): ReadonlyMap<string, RouteHandler> {
  const choices = new Set(
    receivers.flatMap(({ record }) =>
      (record.fields['looking-for']?.options ?? []).map(({ value }) => value),
    ),
  );
  const lengths = [...resources.keys()].map((path) => Buffer.byteLength(escapeHtml(path)));
  const longestFrom = Math.max(...lengths);
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
  return new Map(
    pages
      .filter(({ address }) => address !== '/')
      .map((page) => [page.address, answerOf(page)] as const),
  );
}

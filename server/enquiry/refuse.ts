import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FieldName, HIDDEN } from '../../contract/names.ts';
import type { AnswerReason, RefusedAnswer } from '../../contract/texts.ts';
import type { BuiltForms, Receiver } from './built-forms.ts';
import type { FormState } from './form-page.ts';
import type { EnquiryOptions } from './options.ts';
import type { ReadForm } from './read-form.ts';
import { issueToken, readToken } from './token.ts';

/** Retry-After, in seconds, if the store fails. */
export const STORE_RETRY = 30;

/** An answer other than "received". */
export interface Refusal {
  status: number;
  reason: AnswerReason;
  errors?: Map<FieldName, string>;
  /** Seconds after which to try again. */
  retryAfter?: number;
}

/** The answer to a form that was not read in full: malformed, too large, or no room for it. */
export function problemOf(problem: NonNullable<ReadForm['problem']>): Refusal {
  if (problem !== 503) return { status: problem, reason: 'unreadable' };
  return { status: 503, reason: 'unavailable', retryAfter: STORE_RETRY };
}

/** True for a client that accepts JSON but not HTML. */
export function wantsJson({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  return /\bapplication\/json\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
}

/** A function that answers a refused form: in JSON, or with the page that shows the form again with its errors. */
export function refuser(
  { pages, pageOf, pageReply, sentFrom, wordsFor }: BuiltForms,
  { key, onOutcome }: Pick<EnquiryOptions, 'key' | 'onOutcome'>,
) {
  /** The page that shows the form again: the one that it was sent from, or else the first with that form. */
  const pageFor = (request: FastifyRequest, form: ReadForm, receiver: Receiver | undefined) => {
    const holding = pages.filter(
      (each) =>
        receiver === undefined ||
        (each.form === receiver.id && each.language === receiver.words.language),
    );
    const page = holding.find(({ address }) => address === sentFrom(request, form));
    // An unknown form can only be on the page that it was sent from.
    return page ?? (receiver === undefined ? undefined : holding[0]);
  };

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    form: ReadForm,
    receiver: Receiver | undefined,
    { status, reason, errors = new Map(), retryAfter }: Refusal,
  ): FastifyReply => {
    const { language, texts } = receiver?.words ?? wordsFor(request, form);
    const { title, text } = texts.answers[reason];
    onOutcome?.(reason);
    // After a 503 the form may have been stored. It keeps its token, so that sending it again stores no second copy.
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
    const page = pageFor(request, form, receiver);
    if (page === undefined)
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-language', language)
        .send(`${title}\n${text}\n`);
    // A page can't put a file back into its field.
    const again = form.file && !errors.has('attachment') ? texts.errors.fileAgain : undefined;
    const state: FormState = {
      token,
      from: pageOf(form.values.get(HIDDEN.from) ?? request.headers.referer, request),
      values: form.values,
      errors: again === undefined ? errors : new Map([...errors, ['attachment', again]]),
      summary: { title, text },
    };
    // Not compressed: such pages are rare and all different.
    return pageReply(request, reply, page).send(page.render(state));
  };
}

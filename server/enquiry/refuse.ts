import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerReason, RefusedAnswer } from '../../contract/answers.ts';
import { type FieldName, HIDDEN } from '../../contract/names.ts';
import type { BuiltForms } from './built-forms.ts';
import type { FormPage, FormState } from './form-page.ts';
import type { EnquiryOptions } from './options.ts';
import type { ReadForm } from './read-form.ts';
import { issueToken, readToken } from './token.ts';

export interface SentForm {
  request: FastifyRequest;
  /** The build that was served when it arrived. */
  built: BuiltForms;
  form: ReadForm;
}

/** An answer other than "received". */
export interface Refusal {
  status: number;
  reason: AnswerReason;
  errors?: Map<FieldName, string>;
  /** Seconds after which to try again. */
  retryAfter?: number;
}

/** The store fails, or there is no room for the form. */
export const UNAVAILABLE: Refusal = { status: 503, reason: 'unavailable', retryAfter: 30 };

/** True for a client that accepts JSON but not HTML. */
export function wantsJson({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  return /\bapplication\/json\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
}

/** The page that shows a form again: the one that it was sent from, or else the first with that form. */
function pageFor({ request, built, form }: SentForm): FormPage | undefined {
  const receiver = built.receiverOf(form);
  const holding = built.pages.filter(
    (each) =>
      receiver === undefined ||
      (each.form === receiver.id && each.language === receiver.words.language),
  );
  const page = holding.find(({ address }) => address === built.sentFrom(request, form));
  // An unknown form can only be on the page that it was sent from.
  return page ?? (receiver === undefined ? undefined : holding[0]);
}

/** Answers a refused form: in JSON, or with the page that shows the form again with its errors. */
export function refuse(
  reply: FastifyReply,
  sent: SentForm,
  { status, reason, errors = new Map(), retryAfter }: Refusal,
  { key, onOutcome }: Pick<EnquiryOptions, 'key' | 'onOutcome'>,
): FastifyReply {
  const { request, built, form } = sent;
  const { language, texts } = built.wordsFor(request, form);
  const { title, text } = texts.answers[reason];
  onOutcome?.(reason);
  // A form that is to be sent later may be stored already. It keeps its token, so that no second copy is stored.
  const given = form.values.get(HIDDEN.token) ?? '';
  const isOpen =
    retryAfter !== undefined && typeof readToken(key(), given, Date.now()) === 'object';
  const token = isOpen ? given : issueToken(key(), Date.now());
  reply.code(status).header('cache-control', 'no-store');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (wantsJson(request)) {
    const answer: RefusedAnswer = {
      status: 'refused',
      reason,
      title,
      text,
      errors: [...errors].map(([field, message]) => ({ field, message })),
      token,
    };
    return reply.send(answer);
  }
  const page = pageFor(sent);
  if (page === undefined)
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-language', language)
      .send(`${title}\n${text}\n`);
  // A page can't put a file back into its field.
  const again = form.file && !errors.has('attachment') ? texts.errors.fileAgain : undefined;
  const state: FormState = {
    token,
    from: built.pageOf(form.values.get(HIDDEN.from), request),
    values: form.values,
    errors: again === undefined ? errors : new Map([...errors, ['attachment', again]]),
    summary: { title, text },
  };
  // Not compressed: such pages are rare and all different.
  return built.pageReply(request, reply, page).send(page.render(state));
}

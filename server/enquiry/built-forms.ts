import type { FastifyReply, FastifyRequest } from 'fastify';
import { languagePrefix } from '../../contract/addresses.ts';
import type { FormRecord } from '../../contract/form-record.ts';
import { HIDDEN } from '../../contract/names.ts';
import {
  PUBLISHED_FILE,
  type PublishedForms,
  type PublishedLanguage,
  publishedIn,
} from '../../contract/published-forms.ts';
import { submissionSchema } from '../../contract/submission.ts';
import type { Config } from '../config.ts';
import { OperatorError } from '../errors.ts';
import { isOwnAddress } from '../own-address.ts';
import { preferredWords } from '../preferred-words.ts';
import { type Catalogue, REBUILD } from '../static/catalogue.ts';
import { type FormPage, findFormPages } from './form-page.ts';
import type { ReadForm } from './read-form.ts';

/** A form in one language, with the schema that a submission is checked against. */
export interface Receiver {
  id: string;
  words: PublishedLanguage;
  record: FormRecord;
  schema: ReturnType<typeof submissionSchema>;
}

/** The forms that a build publishes. @throws OperatorError if it has none */
export function formsOf({ forms }: Catalogue): PublishedForms {
  if (forms === undefined)
    throw new OperatorError('the build has no forms: a restart serves it without them');
  return forms;
}

/**
 * The forms of one build. A request keeps the build that it started with, even if a new one arrives meanwhile.
 *
 * @throws OperatorError if the build has no forms, or a page shows one that it doesn't publish
 */
export function builtForms(
  catalogue: Catalogue,
  { origins }: Pick<Config, 'origins'>,
  isSecure: (request: FastifyRequest) => boolean,
) {
  const published = formsOf(catalogue);
  const [source] = published.languages;
  const receivers = published.languages.flatMap((words) =>
    Object.entries(words.forms).map(
      ([id, record]): Receiver => ({ id, words, record, schema: submissionSchema(record) }),
    ),
  );
  const receiverIn = (id: string | undefined, language = source.language) =>
    receivers.find((each) => each.id === id && each.words.language === language);
  const pages = findFormPages(catalogue, source.language);
  for (const { address, form, language } of pages) {
    if (receiverIn(form, language)) continue;
    throw new OperatorError(
      `${address} shows the form "${form}" in ${language}, which ${PUBLISHED_FILE} does not hold: ${REBUILD}`,
    );
  }
  /** The path of an address if it is a page of this site; otherwise empty. */
  const pageOf = (address: string | undefined, request: FastifyRequest): string => {
    if (!address) return '';
    const url = URL.parse(address, `${request.protocol}://${request.host}`);
    if (url === null) return '';
    // If another host serves the pages, the Referer header holds only their origin and names no page.
    const isKnown = catalogue.tables.service === undefined && origins.includes(url.origin);
    if (!isOwnAddress(url, request) && !isKnown) return '';
    return catalogue.resources.get(url.pathname)?.kind === 'file' ? url.pathname : '';
  };
  /** The path of the page that a form was sent from: from its hidden field, or else from the Referer header. */
  const sentFrom = (request: FastifyRequest, { values }: ReadForm): string =>
    values.get(HIDDEN.page) ?? pageOf(request.headers.referer, request);
  const receiverOf = ({ values }: ReadForm) =>
    receiverIn(values.get(HIDDEN.form), values.get(HIDDEN.language));
  return {
    published,
    /** The origin of the pages if another host serves them. */
    home: catalogue.home,
    receivers,
    /** The receiver for a form's id and language; undefined if the build has none. */
    receiverOf,
    pages,
    /** The address of a page with a form for enquiries in the browser's language, or else of that language's home page. */
    entrance: (request: FastifyRequest): string => {
      const { language, forms } = preferredWords(request, published);
      const isOne = (page: FormPage) =>
        page.language === language && forms[page.form]?.desk === 'enquiries';
      const home = language === source.language ? '/' : languagePrefix(language);
      return pages.find(isOne)?.address ?? home;
    },
    pageOf,
    sentFrom,
    /** The words for a form. If it isn't known, in the language of its page, or else of the browser. */
    wordsFor: (request: FastifyRequest, form: ReadForm): PublishedLanguage => {
      const receiver = receiverOf(form);
      if (receiver) return receiver.words;
      const page = pages.find(({ address }) => address === sentFrom(request, form));
      return page ? publishedIn(published, page.language) : preferredWords(request, published);
    },
    /** Sets the headers for a page with a form. Such a page is never cached. */
    pageReply: (request: FastifyRequest, reply: FastifyReply, { file }: FormPage) => {
      const { plain, secure } = file.securityHeaders;
      reply.headers(isSecure(request) ? secure : plain).type('text/html; charset=utf-8');
      return reply.header('cache-control', 'no-store');
    },
  };
}
export type BuiltForms = ReturnType<typeof builtForms>;

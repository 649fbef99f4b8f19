import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormRecord } from '../../contract/form-record.ts';
import { type FormId, HIDDEN } from '../../contract/names.ts';
import {
  PUBLISHED_FILE,
  type PublishedForms,
  type PublishedWords,
  wordsIn,
} from '../../contract/published.ts';
import { submissionSchema } from '../../contract/submission.ts';
import type { Config } from '../config.ts';
import { OperatorError } from '../operator-error.ts';
import { preferredWords } from '../preferred-words.ts';
import { type Catalogue, REBUILD } from '../static/catalogue.ts';
import { type FormPage, findFormPages } from './form-page.ts';

import type { ReadForm } from './read-form.ts';

/** A form in one language, as it is received. */
export interface Receiver {
  id: FormId;
  words: PublishedWords;
  record: FormRecord;
  schema: ReturnType<typeof submissionSchema>;
}

/**
 * What the build publishes of its forms.
 *
 * @throws OperatorError where it has none
 */
export function formsOf({ forms }: Catalogue): PublishedForms {
  if (forms === undefined)
    throw new OperatorError('the build has no forms: a restart serves it without them');
  return forms;
}

/**
 * The forms of one build: what a request began with it ends with, whatever is built meanwhile.
 *
 * @throws OperatorError where the build has no forms, or shows one that it doesn't publish
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
  const receiverIn = (id: FormId | undefined, language = source.language) =>
    receivers.find((each) => each.id === id && each.words.language === language);
  const pages = findFormPages(catalogue, source.language);
  for (const { address, form, language } of pages) {
    if (receiverIn(form, language)) continue;
    throw new OperatorError(
      `${address} shows the form "${form}" in ${language}, which ${PUBLISHED_FILE} does not hold: ${REBUILD}`,
    );
  }
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
  /** The address of the page that a form was sent from, as it says or else the browser. */
  const sentFrom = (request: FastifyRequest, { values }: ReadForm): string =>
    values.get(HIDDEN.page) ?? pageOf(request.headers.referer, request);
  return {
    published,
    /** The origin of the pages, where another host serves them. */
    home: catalogue.home,
    receivers,
    /** What receives a form: that of its name and language; undefined where the build has none. */
    receiverOf: ({ values }: ReadForm) =>
      receiverIn(values.get(HIDDEN.form), values.get(HIDDEN.language)),
    pages,
    pageOf,
    sentFrom,
    /** The words for a visitor whose form says no language: those of the page that it came from, else of the browser. */
    wordsFor: (request: FastifyRequest, form: ReadForm): PublishedWords => {
      const page = pages.find(({ address }) => address === sentFrom(request, form));
      return page ? wordsIn(published, page.language) : preferredWords(request, published);
    },
    /** Makes ready to answer with a page that holds a form and is never kept. */
    pageReply: (request: FastifyRequest, reply: FastifyReply, { file }: FormPage) => {
      const { plain, secure } = file.securityHeaders;
      reply.headers(isSecure(request) ? secure : plain).type('text/html; charset=utf-8');
      return reply.header('cache-control', 'no-store');
    },
  };
}
export type BuiltForms = ReturnType<typeof builtForms>;

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormRecord } from '../../contract/form-record.ts';
import type { FormId } from '../../contract/names.ts';
import type { PublishedForms } from '../../contract/published.ts';
import { submissionSchema } from '../../contract/submission.ts';
import type { EnquiryTexts } from '../../contract/texts.ts';
import { StartError } from '../start-error.ts';
import type { Catalogue } from '../static/catalogue.ts';
import { type FormPage, findFormPages } from './form-page.ts';
import type { RouteOptions } from './options.ts';

/** A form that is received. */
export interface Receiver {
  id: FormId;
  record: FormRecord;
  schema: ReturnType<typeof submissionSchema>;
}

/** The forms of one build: what a request began with it ends with, whatever is built meanwhile. */
export interface BuiltForms {
  texts: EnquiryTexts;
  receivers: ReadonlyMap<FormId, Receiver>;
  /** The pages that hold a form. */
  pages: readonly FormPage[];
  /** The address as a page of this site; empty for any other. */
  pageOf: (address: string | undefined, request: FastifyRequest) => string;
  /** Makes ready to answer with a page that holds a form and is never kept. */
  pageReply: (request: FastifyRequest, reply: FastifyReply, page: FormPage) => FastifyReply;
}

/**
 * What the build publishes of its forms.
 *
 * @throws StartError where it has none
 */
export function formsOf({ forms }: Catalogue): PublishedForms {
  if (forms === undefined)
    throw new StartError('the build has no forms: a restart serves it without them');
  return forms;
}

/** @throws StartError where the build has no forms */
export function builtForms(
  catalogue: Catalogue,
  { origins, isSecure }: Pick<RouteOptions, 'origins' | 'isSecure'>,
): BuiltForms {
  const { forms, texts } = formsOf(catalogue);
  return {
    texts,
    receivers: new Map(
      Object.entries(forms).map(([id, record]) => [
        id,
        { id, record, schema: submissionSchema(record) },
      ]),
    ),
    pages: findFormPages(catalogue),
    pageOf: (address, request) => {
      if (!address) return '';
      const url = URL.parse(address, `${request.protocol}://${request.host}`);
      if (url === null) return '';
      // Where the pages are at another origin, browsers tell no more of the page than that.
      const isKnown = catalogue.home === undefined && origins.includes(url.origin);
      if (url.host !== request.host && !isKnown) return '';
      return catalogue.resources.get(url.pathname)?.kind === 'file' ? url.pathname : '';
    },
    pageReply: (request, reply, { file }) => {
      const { plain, secure } = file.securityHeaders;
      reply.headers(isSecure(request) ? secure : plain).type('text/html; charset=utf-8');
      return reply.header('cache-control', 'no-store');
    },
  };
}

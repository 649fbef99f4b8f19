import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { RouteHandler } from 'fastify';
import { isTokenPage } from '../../contract/addresses.ts';
import type { FieldName } from '../../contract/names.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Catalogue } from '../static/catalogue.ts';
import { chooseCoding } from '../static/negotiation.ts';
import type { BuiltForms } from './built-forms.ts';
import type { FormPage } from './form-page.ts';
import type { EnquiryOptions } from './options.ts';
import { issueToken, TOKEN_LENGTH } from './token.ts';

/** Handlers, by address, for the pages that are sent with a fresh token. */
export function tokenPages(
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
    /** By preselected option. Each page is prepared at its first request. */
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
      const { identity, gzip } = fill(() => issueToken(key(), Date.now()), from);
      const accepted = request.raw.headers['accept-encoding'];
      const coding = chooseCoding(accepted, (each) => each !== 'br');
      pageReply(request, reply, page);
      if (coding === 'identity') return reply.send(identity);
      return reply.header('content-encoding', coding).send(gzip);
    };
  };
  return new Map(
    pages
      .filter(({ address, language }) => isTokenPage(address, language))
      .map((page) => [page.address, answerOf(page)] as const),
  );
}

/** Placeholders for the values of each request. Unicode never assigns these code points, so no page contains them. */
const MARKS = { token: '\uFDD0', from: '\uFDD1' };
/** A placeholder, and the closing quotation mark, after which HTML allows any number of spaces. */
const MARK = new RegExp(`([${Object.values(MARKS).join('')}])"`);

/** The header of a gzip stream: deflate, no name, no time, any system (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** The window of deflate, in bytes: back references reach no further. */
const WINDOW = 32_768;

const SLOWEST = { level: constants.Z_BEST_COMPRESSION, memLevel: 9 };

/** Bytes as an uncompressed deflate block that isn't the last one (RFC 1951, 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

/**
 * Prepares a page with forms so that a request needs no compression, which would cost a multiple of the rest
 * (docs/decisions/0003). The HTML around tokens and referring pages is compressed here. They are sent as uncompressed blocks of
 * constant length.
 *
 * @param values the preset values of the form, the same for every visitor
 * @param longestFrom the most bytes that the path of the referring page takes in HTML
 */
function prepareTokenPage(
  page: FormPage,
  values: ReadonlyMap<FieldName, string>,
  longestFrom: number,
) {
  const html = page.render({ ...MARKS, values, errors: new Map(), summary: undefined });
  const length = Math.max(TOKEN_LENGTH, longestFrom) + 1;
  // HTML and placeholders in turn.
  const pieces = html.split(MARK);
  let seen = Buffer.alloc(0);
  const parts = pieces.map((piece, index) => {
    const isMark = index % 2 === 1;
    // Zero bytes, which no page contains, stand in for an unknown part, so that what follows never refers back to it.
    const bytes = isMark ? Buffer.alloc(length) : Buffer.from(piece);
    const finishFlush = index < pieces.length - 1 ? constants.Z_SYNC_FLUSH : constants.Z_FINISH;
    const deflated = deflateRawSync(bytes, { ...SLOWEST, dictionary: seen, finishFlush });
    seen = Buffer.concat([seen, bytes]).subarray(-WINDOW);
    return isMark ? piece : { bytes, deflated };
  });
  /** @param token makes a token for a form @param from path of the referring page; may be empty */
  return (token: () => string, from: string) => {
    const filled = parts.map((part) => {
      if (typeof part !== 'string') return part;
      const value = part === MARKS.token ? token() : escapeHtml(from);
      const bytes = Buffer.from(`${value}"`.padEnd(length));
      return { bytes, deflated: storedBlock(bytes) };
    });
    const identity = Buffer.concat(filled.map(({ bytes }) => bytes));
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(identity));
    trailer.writeUInt32LE(identity.length, 4);
    const blocks = filled.map(({ deflated }) => deflated);
    return { identity, gzip: Buffer.concat([GZIP_HEADER, ...blocks, trailer]) };
  };
}

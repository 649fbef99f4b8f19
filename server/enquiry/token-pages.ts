import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { RouteHandler } from 'fastify';
import type { FieldName } from '../../contract/names.ts';
import { isTokenPage } from '../../contract/site.ts';
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
      const { identity, gzip } = fill(issueToken(key(), Date.now()), from);
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

/** Placeholders for the two values of each request. Unicode never assigns these code points, so no page contains them. */
const MARKS = { token: '\uFDD0', from: '\uFDD1' };

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
 * Prepares a page with a form so that a request needs no compression, which would cost a multiple of the rest
 * (docs/decisions/0003). The HTML before and after the token and the referring page is compressed here. The part between is
 * sent as an uncompressed block of constant length.
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
  const [first = 0, second = 0] = Object.values(MARKS)
    .map((mark) => html.indexOf(mark))
    .sort((a, b) => a - b);
  const between = html.slice(first, second + 1);
  // HTML allows any number of spaces after the closing quotation mark of the second value: they are the padding.
  const [before, after] = [html.slice(0, first), html.slice(second + 2)].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer]; // a pair stays one
  const markBytes = Buffer.byteLength(MARKS.token) + Buffer.byteLength(MARKS.from);
  const length = Buffer.byteLength(between) - markBytes + TOKEN_LENGTH + longestFrom + 1;
  // Zero bytes, which no page contains, stand in for the unknown part, so that the tail never refers back to it.
  const dictionary = Buffer.concat([before, Buffer.alloc(length)]).subarray(-WINDOW);
  const head = Buffer.concat([
    GZIP_HEADER,
    deflateRawSync(before, { ...SLOWEST, finishFlush: constants.Z_SYNC_FLUSH }),
  ]);
  const tail = deflateRawSync(after, { ...SLOWEST, dictionary });
  const checksum = crc32(before);
  /** @param from path of the referring page; may be empty */
  return (token: string, from: string) => {
    const filled = Buffer.alloc(length, ' ');
    const text = between.replace(MARKS.token, token).replace(MARKS.from, () => escapeHtml(from));
    filled.write(`${text}"`);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(after, crc32(filled, checksum)));
    trailer.writeUInt32LE(before.length + length + after.length, 4);
    return {
      identity: Buffer.concat([before, filled, after]),
      gzip: Buffer.concat([head, storedBlock(filled), tail, trailer]),
    };
  };
}

import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import { turn } from '../turns.ts';
import type { Reservation } from './form-room.ts';

/** The most bytes read of one text field: far above every field's limit, so that a text over its limit is shown again. */
const FIELD_BYTES = 64 * 1024;

/** The most characters of text kept of one form. */
const TEXT_LENGTH = 256 * 1024;

/** The most bytes parsed of a form: the largest file, plus enough to recognise a larger one and say so. */
const FORM_BYTES = MAX_FILE_BYTES + 3 * 1024 * 1024;

/** The most bytes received of a form; those above FORM_BYTES are discarded. A larger Content-Length is refused at once. */
export const MOST_BYTES = 32 * 1024 * 1024;

/** The most fields and files read of one form. A browser sends 15 at most, six of them hidden. */
const MOST_FIELDS = 30;
const MOST_FILES = 5;

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** A form as far as it could be read. */
export interface ReadForm {
  /** The first value of each text field, as it was typed. */
  values: Map<string, string>;
  /** Names of fields that came more than once. */
  repeated: Set<string>;
  /** How many files were chosen. */
  fileCount: number;
  /** The first file; without bytes if it is too large or wasn't to be kept. */
  file: { name: string; bytes: Buffer | undefined } | undefined;
  /** The HTTP status that says why the rest is missing; undefined if everything was read. */
  problem: 400 | 413 | 503 | undefined;
}

/** A form of which nothing was read. */
export const unreadForm = (): ReadForm => ({
  values: new Map(),
  repeated: new Set(),
  fileCount: 0,
  file: undefined,
  problem: undefined,
});

/** The Content-Length of a request, in bytes; infinite if it has none. */
export function announcedBytes({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
}

/** The status for a form that its headers already rule out. */
export function refusalByHeaders(request: FastifyRequest): 413 | 415 | undefined {
  if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) return 415;
  const announced = announcedBytes(request);
  return Number.isFinite(announced) && announced > MOST_BYTES ? 413 : undefined;
}

/**
 * Passes on a body piece by piece, in turns with other bodies. The rest of a body that is too long is received and
 * discarded, so that the sender can read the answer. If memory runs out, nothing more is received.
 *
 * @param take resolves with false to stop
 * @returns why it ended early
 */
async function readBody(
  body: Readable,
  reservation: Reservation,
  take: (piece: Buffer) => Promise<boolean>,
): Promise<413 | 503 | undefined> {
  const source = body.iterator({ destroyOnReturn: false });
  let size = 0;
  for (;;) {
    const next = await Promise.race([source.next(), reservation.revoked]);
    if (next === 'revoked') return 503;
    if (next.done) return undefined;
    await turn();
    // The chunks of a byte stream are buffers.
    const piece = next.value as Buffer;
    size += piece.length;
    if (!reservation.room.take(reservation, piece.length, performance.now())) return 503;
    if (size > FORM_BYTES || !(await take(piece))) {
      const letGo = () => void body.resume();
      Promise.resolve(source.return?.()).then(letGo, letGo);
      return 413;
    }
  }
}

interface Reading {
  form: ReadForm;
  reservation: Reservation;
  keepFile: boolean;
}

/** Keeps the first file if it is wanted and not too large. Every other file is discarded as it arrives. */
function readFile(
  { form, reservation, keepFile }: Reading,
  field: string,
  file: BusboyFileStream,
  name = '',
): void {
  let pieces: Buffer[] | undefined = keepFile && form.fileCount === 0 ? [] : undefined;
  let size = 0;
  const drop = () => {
    if (pieces === undefined) return;
    reservation.room.give(reservation, size);
    pieces = undefined;
  };
  file.on('data', (piece: Buffer) => {
    size += piece.length;
    if (pieces === undefined) reservation.room.give(reservation, piece.length);
    else if (size > MAX_FILE_BYTES) drop();
    else pieces.push(piece);
  });
  // The parser reports the error.
  file.on('error', drop);
  reservation.revoked.then(drop, drop);
  let isNoted = false;
  const note = () => {
    // An untouched file field arrives as a file without name and content.
    if (isNoted || field !== 'attachment' || (name === '' && size === 0)) return;
    isNoted = true;
    form.fileCount += 1;
    form.file ??= { name, bytes: pieces && Buffer.concat(pieces) };
    pieces = undefined;
  };
  file.on('end', note);
  // Don't wait for the end of the file: it may lie beyond FORM_BYTES.
  file.on('limit', () => {
    drop();
    note();
  });
}

/** A parser for multipart and URL-encoded forms. @throws if a multipart type has no boundary */
const formParser = (type = ''): BusboyInstance =>
  new Busboy({
    headers: { 'content-type': type },
    limits: {
      fieldNameSize: 100,
      fieldSize: FIELD_BYTES,
      // One more than is accepted, because the URL-encoded parser silently drops the fields beyond its limit.
      fields: MOST_FIELDS + 1,
      files: MOST_FILES,
      parts: MOST_FIELDS + MOST_FILES,
      // One more than is accepted, to tell a file of exactly the largest size from a larger one.
      fileSize: MAX_FILE_BYTES + 1,
      headerPairs: 20,
    },
  });

/** Reads a body as far as possible. @throws if it is damaged */
async function readFields({ raw, headers }: FastifyRequest, reading: Reading): Promise<void> {
  const { form, reservation } = reading;
  const parser = formParser(headers['content-type']);
  let fieldCount = 0;
  let textLength = 0;
  const tooMuch = () => {
    form.problem ??= 413;
  };
  parser.on('field', (name, value, _nameCut, _valueCut, _encoding, type) => {
    fieldCount += 1;
    textLength += value.length;
    // No browser sends a value as JSON.
    if (type === 'application/json' || typeof name !== 'string') form.problem ??= 400;
    else if (fieldCount > MOST_FIELDS || textLength > TEXT_LENGTH) tooMuch();
    else if (form.values.has(name)) form.repeated.add(name);
    else form.values.set(name, value);
  });
  parser.on('file', (field, file, name) => readFile(reading, field, file, name));
  parser.on('partsLimit', tooMuch).on('filesLimit', tooMuch);
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve).on('error', reject);
  });
  // Avoids an unhandled rejection if it fails before it is awaited.
  ended.catch(() => {});
  const take = (piece: Buffer) =>
    new Promise<boolean>((resolve, reject) => {
      const proceed = () => resolve(form.problem === undefined);
      ended.then(proceed, reject);
      parser.write(piece, (error) => (error ? reject(error) : proceed()));
    });
  const problem = await readBody(raw, reservation, take);
  form.problem ??= problem;
  if (problem !== undefined) return;
  parser.end();
  await ended;
}

/**
 * Reads a form. It never rejects, so that the visitor's text can be shown again whatever is wrong.
 *
 * @param reservation memory for what is kept; it has to stay open as long as the form is used
 * @param keepFile whether to keep the file
 */
export async function readForm(
  request: FastifyRequest,
  reservation: Reservation,
  keepFile: boolean,
): Promise<ReadForm> {
  const form = unreadForm();
  try {
    await readFields(request, { form, reservation, keepFile });
  } catch {
    form.problem ??= 400;
  }
  reservation.isSettled = true;
  return form;
}

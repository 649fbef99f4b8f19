import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import { turn } from '../turns.ts';
import type { Lease } from './form-room.ts';

/** Bytes of one text field that are read; far beyond every limit of ours, so that what is too long is still shown again. */
const FIELD_BYTES = 64 * 1024;

/** Bytes of text of one form that are kept. */
const TEXT_BYTES = 256 * 1024;

/** Bytes of a form that are read: the largest file, and enough of a larger one to say so. */
const FORM_BYTES = MAX_FILE_BYTES + 3 * 1024 * 1024;

/** Bytes of a form that are received at all, though not read; one that announces more is refused before. */
export const MOST_BYTES = 32 * 1024 * 1024;

/** Fields and files of one form that are read; a browser sends 15 at most, six of them hidden. */
const MOST_FIELDS = 30;
const MOST_FILES = 5;

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** What arrived, as far as it could be read. */
export interface ReadForm {
  /** The first value of each text field, as it was typed. */
  values: Map<string, string>;
  /** Names of fields that came more than once. */
  repeated: Set<string>;
  /** How many files were chosen. */
  fileCount: number;
  /** The first one; without bytes where it is too large or was not wanted. */
  file: { name: string; bytes: Buffer | undefined } | undefined;
  /** The status that says why the rest is missing; undefined where everything was read. */
  problem: 400 | 413 | 415 | 503 | undefined;
}

/** A form of which nothing was read. */
export const unreadForm = (): ReadForm => ({
  values: new Map(),
  repeated: new Set(),
  fileCount: 0,
  file: undefined,
  problem: undefined,
});

/** Teaches the scope to take every kind of body, unread. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** The length that a request announces for its body, in bytes; infinite where it announces none. */
export function announcedBytes({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
}

/** Why a form isn't worth reading, as far as its headers tell. */
export function refusalByHeaders(request: FastifyRequest): 413 | 415 | undefined {
  if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) return 415;
  const announced = announcedBytes(request);
  return Number.isFinite(announced) && announced > MOST_BYTES ? 413 : undefined;
}

/**
 * Hands on a body piece by piece, each in its turn. What is left of one that is too long is received and thrown away, so
 * that its sender gets to read the answer; where there is no room, nothing more is received.
 *
 * @param take resolves with false where no more is wanted
 * @returns why it ended early
 */
async function readBody(
  body: Readable,
  lease: Lease,
  take: (piece: Buffer) => Promise<boolean>,
): Promise<413 | 503 | undefined> {
  const source = body.iterator({ destroyOnReturn: false });
  let size = 0;
  for (;;) {
    const next = await Promise.race([source.next(), lease.revoked]);
    if (next === 'revoked') return 503;
    if (next.done) return undefined;
    await turn();
    // Streams of bytes give buffers.
    const piece = next.value as Buffer;
    size += piece.length;
    if (!lease.room.take(lease, piece.length, performance.now())) return 503;
    if (size > FORM_BYTES || !(await take(piece))) {
      const letGo = () => void body.resume();
      Promise.resolve(source.return?.()).then(letGo, letGo);
      return 413;
    }
  }
}

/** Keeps the first file as it arrives, if it is wanted and not too large; of every other nothing is kept. */
function readFile(
  form: ReadForm,
  lease: Lease,
  keepFile: boolean,
  field: string,
  file: BusboyFileStream,
  name = '',
): void {
  let pieces: Buffer[] | undefined = keepFile && form.fileCount === 0 ? [] : undefined;
  let size = 0;
  const drop = () => {
    lease.room.give(lease, size);
    pieces = undefined;
  };
  file.on('data', (piece: Buffer) => {
    size += piece.length;
    if (pieces === undefined) lease.room.give(lease, piece.length);
    else if (size > MAX_FILE_BYTES) drop();
    else pieces.push(piece);
  });
  // What breaks it off is told by the parser.
  file.on('error', drop);
  lease.revoked.then(drop, drop);
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
  // The rest isn't waited for: it may be beyond what is read of a form.
  file.on('limit', () => {
    drop();
    note();
  });
}

/** A parser for the fields of a form, in parts or in a list. @throws where the type lacks what tells parts from one another */
const formParser = (type = ''): BusboyInstance =>
  new Busboy({
    headers: { 'content-type': type },
    limits: {
      fieldNameSize: 100,
      fieldSize: FIELD_BYTES,
      // One more than is taken here too: the parser of lists may leave out others without a word.
      fields: MOST_FIELDS + 1,
      files: MOST_FILES,
      parts: MOST_FIELDS + MOST_FILES,
      // One more than is taken, to tell a file of just the largest size from a larger one.
      fileSize: MAX_FILE_BYTES + 1,
      headerPairs: 20,
    },
  });

/** Reads a body as far as it can be. @throws where it is damaged */
async function readFields(
  { raw, headers }: FastifyRequest,
  form: ReadForm,
  lease: Lease,
  keepFile: boolean,
): Promise<void> {
  const parser = formParser(headers['content-type']);
  let fieldCount = 0;
  let textBytes = 0;
  const tooMuch = () => {
    form.problem ??= 413;
  };
  parser.on('field', (name, value, _nameCut, _valueCut, _encoding, type) => {
    fieldCount += 1;
    textBytes += value.length;
    // No browser sends a value as JSON.
    if (type === 'application/json' || typeof name !== 'string') form.problem ??= 400;
    else if (fieldCount > MOST_FIELDS || textBytes > TEXT_BYTES) tooMuch();
    else if (form.values.has(name)) form.repeated.add(name);
    else form.values.set(name, value);
  });
  parser.on('file', (field, file, name) => readFile(form, lease, keepFile, field, file, name));
  parser.on('partsLimit', tooMuch).on('filesLimit', tooMuch);
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve).on('error', reject);
  });
  // It may fail before anybody waits for it.
  ended.catch(() => {});
  const take = (piece: Buffer) =>
    new Promise<boolean>((resolve, reject) => {
      const proceed = () => resolve(form.problem === undefined);
      ended.then(proceed, reject);
      parser.write(piece, (error) => (error ? reject(error) : proceed()));
    });
  const problem = await readBody(raw, lease, take);
  form.problem ??= problem;
  if (problem !== undefined) return;
  parser.end();
  await ended;
}

/**
 * Reads a form, so that what was typed can be shown again whatever is wrong with it. Never fails.
 *
 * @param lease room for what is kept; it has to stay open as long as that is needed
 * @param keepFile whether the file is wanted
 */
export async function readForm(
  request: FastifyRequest,
  lease: Lease,
  keepFile: boolean,
): Promise<ReadForm> {
  const form = unreadForm();
  try {
    await readFields(request, form, lease, keepFile);
  } catch {
    form.problem ??= 400;
  }
  lease.isSettled = true;
  return form;
}

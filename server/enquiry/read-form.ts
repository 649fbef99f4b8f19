import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';

/** Bytes of one text field that are read; far beyond every limit of ours, so that what is too long is still shown again. */
const FIELD_BYTES = 64 * 1024;

/** Bytes of a form without files that are read. */
const TEXT_FORM_BYTES = 512 * 1024;

/** Fields and files of one form that are read; a browser sends 13. */
const MOST_FIELDS = 30;
const MOST_FILES = 5;

/** Bytes of files that all requests together may hold in memory. */
const UPLOAD_MEMORY = 128 * 1024 * 1024;

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

/** Bytes that are held for all open requests. */
let heldBytes = 0;

/** Teaches the scope to take every kind of body, unread. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fieldNameSize: 100,
      fieldSize: FIELD_BYTES,
      fields: MOST_FIELDS,
      files: MOST_FILES,
      parts: MOST_FIELDS + MOST_FILES,
      // One more than is taken, to tell a file of just the largest size from a larger one.
      fileSize: MAX_FILE_BYTES + 1,
      headerPairs: 20,
    },
  });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

function addValue(form: ReadForm, name: string, value: string): void {
  if (form.values.has(name)) form.repeated.add(name);
  else form.values.set(name, value);
}

/** Reads the body of a form that was sent as a list of values. */
async function readTextForm(request: FastifyRequest, form: ReadForm): Promise<void> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.raw) {
    size += chunk.length;
    if (size <= TEXT_FORM_BYTES) chunks.push(chunk);
    else form.problem = 413;
  }
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString('utf8'))) {
    addValue(form, name, value);
  }
}

/** Status for an error of the parser: what went wrong came from outside, whatever the error says of itself. */
function statusOf(error: unknown): 400 | 413 {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413 ? 413 : 400;
}

/** Reads parts as they arrive; of a file that is too large or not wanted nothing is kept. */
async function readParts(request: FastifyRequest, form: ReadForm, keepFile: boolean) {
  const held = { bytes: 0 };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        // A part that calls itself JSON comes parsed; no browser sends one.
        if (typeof part.value === 'string') addValue(form, part.fieldname, part.value);
        else form.problem = 400;
        continue;
      }
      let chunks: Buffer[] | undefined = keepFile && form.fileCount === 0 ? [] : undefined;
      let size = 0;
      for await (const chunk of part.file) {
        size += chunk.length;
        if (size > MAX_FILE_BYTES) chunks = undefined;
        if (chunks === undefined) continue;
        held.bytes += chunk.length;
        heldBytes += chunk.length;
        if (heldBytes > UPLOAD_MEMORY) {
          chunks = undefined;
          form.problem = 503;
        } else {
          chunks.push(chunk);
        }
      }
      const name = part.filename ?? '';
      // An untouched file field arrives as a file without name and content.
      if (part.fieldname !== 'attachment' || (name === '' && size === 0)) continue;
      form.fileCount += 1;
      form.file ??= { name, bytes: chunks && Buffer.concat(chunks) };
    }
  } catch (error) {
    form.problem = statusOf(error);
  } finally {
    heldBytes -= held.bytes;
  }
}

/**
 * Reads a form to its end, so that what was typed can be shown again whatever is wrong with it. Never fails.
 *
 * @param keepFile whether the file is wanted
 */
export async function readForm(request: FastifyRequest, keepFile: boolean): Promise<ReadForm> {
  const form: ReadForm = {
    values: new Map(),
    repeated: new Set(),
    fileCount: 0,
    file: undefined,
    problem: undefined,
  };
  const type = request.headers['content-type'] ?? '';
  if (request.isMultipart()) {
    await readParts(request, form, keepFile);
  } else if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    await readTextForm(request, form).catch(() => {
      form.problem = 400;
    });
  } else {
    form.problem = 415;
  }
  return form;
}

import { extname, win32 } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { type FormRecord, fieldsOf } from '../../contract/form-record.ts';
import { FILE_TYPES, MAX_FILE_NAME, MAX_LENGTH, maxFileSize } from '../../contract/limits.ts';
import { FIELD_NAMES, type FieldName } from '../../contract/names.ts';
import { fillPlaceholders } from '../../contract/placeholders.ts';
import type { PublishedLanguage } from '../../contract/published-forms.ts';
import type { Fault, Submission } from '../../contract/submission.ts';
import type { Attachment } from '../store/records.ts';
import type { Receiver } from './built-forms.ts';
import type { ReadForm } from './read-form.ts';

export interface ValidForm {
  submission: Submission;
  attachment: Attachment | undefined;
}

function messageOf(field: FieldName, fault: Fault, { language, texts }: PublishedLanguage): string {
  const { errors } = texts;
  if (fault === 'missing') return errors.missing[field];
  if (fault !== 'tooLong') return errors[fault];
  const limits: Partial<Record<FieldName, number>> = MAX_LENGTH;
  return fillPlaceholders(errors.tooLong, { max: (limits[field] ?? 0).toLocaleString(language) });
}

async function checkFile(
  form: ReadForm,
  { fields: { attachment } }: FormRecord,
  { language, texts: { errors } }: PublishedLanguage,
): Promise<string | Attachment | undefined> {
  const { file, fileCount } = form;
  // A browser sends no file if the form has no field for one.
  if (file === undefined || attachment === undefined) return undefined;
  if (fileCount > 1) return errors.files;
  if (file.bytes === undefined)
    return fillPlaceholders(errors.fileSize, { max: maxFileSize(language) });
  if (file.bytes.length === 0) return errors.missing.attachment;
  const name = tidyFileName(file.name);
  const type = await allowedType(name, file.bytes, attachment.types);
  if (type === undefined) {
    const list = new Intl.ListFormat(language, { type: 'unit' });
    return fillPlaceholders(errors.fileType, { types: list.format(attachment.types) });
  }
  return { name, type, bytes: file.bytes };
}

/** Checks a form that was read in full. Returns its errors, in the order of the form, if it has any. */
export async function validate(
  form: ReadForm,
  { record, schema, words }: Receiver,
): Promise<ValidForm | { errors: Map<FieldName, string> }> {
  const faults = new Map<FieldName, string>();
  const names = fieldsOf(record);
  const values = FIELD_NAMES.map((name) => [name, form.values.get(name) ?? ''] as const);
  const { success, data, error } = schema.safeParse(Object.fromEntries(values));
  for (const { path, message } of error?.issues ?? []) {
    // Issue paths are field names and messages are faults: see contract/submission.ts.
    const field = path[0] as FieldName;
    if (!faults.has(field)) faults.set(field, messageOf(field, message as Fault, words));
  }
  for (const name of names)
    if (form.repeated.has(name)) faults.set(name, words.texts.errors.repeated);
  const file = await checkFile(form, record, words);
  if (typeof file === 'string') faults.set('attachment', file);
  if (success && faults.size === 0 && typeof file !== 'string') {
    return { submission: data, attachment: file };
  }
  const place = ([name]: [FieldName, string]) => FIELD_NAMES.indexOf(name);
  return { errors: new Map([...faults].sort((one, other) => place(one) - place(other))) };
}

const TYPES: ReadonlyMap<string, string> = new Map(Object.entries(FILE_TYPES));

/** A file name that is safe to show: without folders or control characters, and at most MAX_FILE_NAME long. */
function tidyFileName(name: string): string {
  const tidy = win32
    .basename(name)
    // Control characters and text direction marks: `gpj.exe` must not look like `exe.jpg`.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (tidy.length <= MAX_FILE_NAME) return tidy;
  const ending = extname(tidy).toLowerCase();
  if (ending.length > MAX_FILE_NAME / 2) return tidy.slice(0, MAX_FILE_NAME);
  return `${tidy.slice(0, MAX_FILE_NAME - ending.length - 1)}…${ending}`;
}

/**
 * The media type of a file if its extension is one of `types` and its content matches; otherwise undefined. The type
 * that the browser sends is ignored.
 */
async function allowedType(
  name: string,
  bytes: Uint8Array,
  types: readonly string[],
): Promise<string | undefined> {
  const extension = extname(name).slice(1).toLowerCase();
  const expected = types.includes(extension) ? TYPES.get(extension) : undefined;
  if (expected === undefined) return undefined;
  // Text has no signature, and may start like one: "BMW" with that of a bitmap. No text has a zero byte.
  if (expected === FILE_TYPES.txt) return bytes.includes(0) ? undefined : expected;
  // A file so damaged that detection fails doesn't match its extension.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.mime === expected ? expected : undefined;
}

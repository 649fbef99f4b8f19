import { type FormRecord, fieldsOf } from '../../contract/form-record.ts';
import { MAX_LENGTH, maxFileSize } from '../../contract/limits.ts';
import { FIELD_NAMES, type FieldName } from '../../contract/names.ts';
import { fillPlaces } from '../../contract/places.ts';
import type { PublishedWords } from '../../contract/published.ts';
import type { Fault, Submission, submissionSchema } from '../../contract/submission.ts';
import type { Attachment } from '../store/records.ts';
import { allowedType, tidyFileName } from './file-check.ts';
import type { ReadForm } from './read-form.ts';

/** A form that may be stored, or what is wrong with it, in the order of the form. */
export type Validated =
  | { submission: Submission; attachment: Attachment | undefined; errors: undefined }
  | { errors: Map<FieldName, string> };

type ErrorWords = Pick<PublishedWords, 'language' | 'texts'>;

/** The message of one fault. */
function messageOf(field: FieldName, fault: Fault, { language, texts }: ErrorWords): string {
  const { errors } = texts;
  if (fault === 'missing') return errors.missing[field];
  if (fault !== 'tooLong') return errors[fault];
  const limits: Partial<Record<FieldName, number>> = MAX_LENGTH;
  return fillPlaces(errors.tooLong, { max: (limits[field] ?? 0).toLocaleString(language) });
}

/** What is wrong with the file, or the file as it is stored. */
async function checkFile(
  form: ReadForm,
  { fields: { attachment } }: FormRecord,
  { language, texts: { errors } }: ErrorWords,
): Promise<string | Attachment | undefined> {
  const { file, fileCount } = form;
  // Where the form has no place for a file, what sent one was no browser.
  if (file === undefined || attachment === undefined) return undefined;
  if (fileCount > 1) return errors.files;
  if (file.bytes === undefined) return fillPlaces(errors.fileSize, { max: maxFileSize(language) });
  if (file.bytes.length === 0) return errors.missing.attachment;
  const name = tidyFileName(file.name);
  const type = await allowedType(name, file.bytes, attachment.types);
  if (type === undefined) {
    const list = new Intl.ListFormat(language, { type: 'unit' });
    return fillPlaces(errors.fileType, { types: list.format(attachment.types) });
  }
  return { name, type, bytes: file.bytes };
}

/**
 * Holds a form that was read in full against its schema.
 *
 * @param record the form's record
 * @param schema made of it by `submissionSchema`
 */
export async function validate(
  form: ReadForm,
  record: FormRecord,
  schema: ReturnType<typeof submissionSchema>,
  words: ErrorWords,
): Promise<Validated> {
  const faults = new Map<FieldName, string>();
  const names = fieldsOf(record);
  const values = FIELD_NAMES.map((name) => [name, form.values.get(name) ?? ''] as const);
  const { success, data, error } = schema.safeParse(Object.fromEntries(values));
  for (const { path, message } of error?.issues ?? []) {
    // The schema's fields are those of the form, and its messages are faults: see contract/submission.ts.
    const field = path[0] as FieldName;
    if (!faults.has(field)) faults.set(field, messageOf(field, message as Fault, words));
  }
  for (const name of names)
    if (form.repeated.has(name)) faults.set(name, words.texts.errors.repeated);
  const file = await checkFile(form, record, words);
  if (typeof file === 'string') faults.set('attachment', file);
  if (success && faults.size === 0 && typeof file !== 'string') {
    return { submission: data, attachment: file, errors: undefined };
  }
  const ordered = names.flatMap((name) => {
    const message = faults.get(name);
    return message === undefined ? [] : [[name, message] as const];
  });
  return { errors: new Map(ordered) };
}

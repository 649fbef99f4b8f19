/** What the fields of a form can be set to. */
import type { z } from 'zod';
import type { Path } from '../../../src/schema/walk.ts';
import { readable, titleOf } from '../../schema/fields.ts';
import { dataOf, pictureFolder } from '../../schema/files.ts';
import { write } from '../ask.ts';
import { type Records, recordsIn } from '../page-texts.ts';

/** What every kind of field gets. */
export interface FieldProps {
  readonly field: z.ZodType;
  readonly path: Path;
  readonly value: unknown;
  /** What it is called where its key doesn't say it. */
  readonly name?: string;
}

/** One of the things that a field can be set to. */
export interface Option {
  readonly value: string;
  /** What it is called, where that is not its value. */
  readonly label?: string;
  /** The address of its picture. */
  readonly picture?: string | undefined;
  /** The example of the gallery that is shown for it. */
  readonly example?: string;
  /** More about it, in a sentence. */
  readonly text?: string | undefined;
  /** Words that it is found by besides what is shown. */
  readonly words?: string | undefined;
}

/** The records of a collection, by their names. */
export const optionsIn = (records: Records, collection: string): Option[] =>
  recordsIn(records, collection).map((record) => {
    const data = dataOf(record, records.get(record.key));
    return { value: record.id, label: titleOf(data) || readable(record.id) };
  });

/** Where the editor shows a picture that a file names. */
export const addressOf = (key: string, file: string) =>
  `/_edit/content/${pictureFolder(key)}${file}`;

/** The bytes of a file in base64. */
const base64Of = (file: File) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader();
    // Of the data URL what comes after its head.
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });

/** Puts a picture where those of a file lie. @returns the name of its file; throws with what is wrong with it */
export const upload = async (key: string, file: File) =>
  write<string>('picture', { key, name: file.name, data: await base64Of(file) });

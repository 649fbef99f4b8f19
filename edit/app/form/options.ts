/** Options for the fields of a form. */
import type { z } from 'zod';
import type { Path } from '../../../src/schema/walk.ts';
import { pictureFolder, titleAt } from '../../model/files.ts';
import { ask } from '../ask.ts';
import { type RecordsByKey, recordsIn } from '../page-texts.ts';

/** The props of every field. */
export interface FieldProps {
  readonly field: z.ZodType;
  readonly path: Path;
  readonly value: unknown;
  /** Its name, if not that of its key. */
  readonly name?: string;
}

/** One option of a field. */
export interface Option {
  readonly value: string;
  /** Its label, if not its value. */
  readonly label?: string;
  /** The URL of its picture. */
  readonly picture?: string | undefined;
  /** The example of the gallery to show for it. */
  readonly example?: string;
  /** A description of one sentence. */
  readonly text?: string | undefined;
  /** Further search words that are not shown. */
  readonly words?: string | undefined;
}

/** The records of a collection as options. */
export const optionsIn = (records: RecordsByKey, collection: string): Option[] =>
  recordsIn(records, collection).map(({ name, id }) => ({
    value: id,
    label: titleAt(name, (key) => records.get(key)),
  }));

/** The editor's URL of a picture that a file names. */
export const addressOf = (key: string, file: string) =>
  `/_edit/content/${pictureFolder(key)}${file}`;

const base64Of = (file: File) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader();
    // Removes the head of the data URL.
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });

/** Uploads a picture for a file. @returns the name of the stored file @throws Error if the picture is refused */
export const upload = async (key: string, file: File) =>
  ask<string>('picture', { key, name: file.name, data: await base64Of(file) });

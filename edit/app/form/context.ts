import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { z } from 'zod';
import type { Path } from '../../../src/schema/walk.ts';

/** One of the things that a field can be set to. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** The address of its picture. */
  readonly picture?: string | undefined;
  /** The example of the gallery that is shown for it. */
  readonly example?: string;
  /** More about it, in a sentence. */
  readonly text?: string | undefined;
  /** Words that it is found by besides what is shown. */
  readonly words?: string | undefined;
}

/** What the fields of a form know of the record and of the others. */
interface Form {
  /** What is wrong, by the path of the field with dots. */
  readonly faults: ReadonlyMap<string, string>;
  readonly set: (path: Path, value: unknown) => void;
  /** The records of a collection. */
  readonly records: (collection: string) => readonly Option[];
  /** Every address of the site, with the anchors of its pages. */
  readonly addresses: readonly string[];
  /** The anchors of the sections on this page; of home where the record is no page. */
  readonly anchors: readonly string[];
  /** Plates, drawn screens and icons, with their pictures. */
  readonly pictures: readonly Option[];
  readonly screens: readonly Option[];
  readonly icons: readonly Option[];
  /** Puts a picture beside the record. @returns the name of its file; throws with what is wrong with it */
  readonly upload: (file: File) => Promise<string>;
  /** Where the editor shows a picture that lies beside the record. */
  readonly addressOf: (file: string) => string;
  /** What is said below a field, by its path with dots. */
  readonly note: (path: string) => ReactNode;
  /** The control for any field: fields hold fields. */
  readonly Field: ComponentType<FieldProps>;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** The form that a field stands in. */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands in a form');
  return form;
}

/** What every kind of field gets. */
export interface FieldProps {
  readonly field: z.ZodType;
  readonly path: Path;
  readonly value: unknown;
  /** What it is called where its key doesn't say it. */
  readonly name?: string;
}

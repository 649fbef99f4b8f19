/** Limits for enquiries. The pages print them as HTML attributes, and the server enforces them. */

/** Most characters (UTF-16 units, as browsers count `maxlength`) of each text field. */
export const MAX_LENGTH = {
  name: 100,
  company: 120,
  /** The longest address that mail can be sent to (RFC 5321, with its angle brackets taken off). */
  email: 254,
  phone: 40,
  link: 300,
  when: 120,
  message: 10_000,
} as const;

/** Most bytes of the attached file. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The same limit for display, such as `5 MB`. @param language a tag (RFC 5646) */
export const maxFileSize = (language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' }).format(
    MAX_FILE_BYTES / 1024 / 1024,
  );

/** The longest stored file name, in characters. Longer ones are shortened before their extension. */
export const MAX_FILE_NAME = 120;

/** Files that may be attached: extension to media type. No format here can carry a macro or a script. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const;

export type FileType = keyof typeof FILE_TYPES;

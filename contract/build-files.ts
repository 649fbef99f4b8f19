/** Files of the build that are not pages. */
import { z } from 'zod';
import { PUBLISHED_FILE } from './published-forms.ts';
import { TABLES_FILE } from './site-tables.ts';

/** The build's list of redirects. */
export const REDIRECTS_FILE = 'redirects.json';

/** The schema of that file. */
export const redirectsSchema = z
  .array(
    z.tuple([
      z.string().regex(/^\/./),
      z.string().regex(/^\/(?![/\\])[!-~]*$/),
      z.literal([301, 302]),
    ]),
  )
  .describe(
    'Old path and new path, both from the root of the site, the new one percent-encoded where it must be, and the status: 301 for good, 302 for now.',
  );

export type MovedAddress = z.output<typeof redirectsSchema>[number];

/** Files for our own server, which nobody else gets. */
const SERVER_FILES: readonly string[] = [REDIRECTS_FILE, PUBLISHED_FILE, TABLES_FILE];

const sourceOf = (name: string): string => name.replace(/\.(?:br|gz)$/, '');

/** Whether a file is, or is compressed from, one that is only for our own server. */
export const isForServer = (name: string): boolean => SERVER_FILES.includes(sourceOf(name));

/** Whether a file is the compressed copy ("twin") of another one: an archive without its source is a file by itself. */
export const isTwin = (name: string, isFile: (name: string) => boolean): boolean =>
  sourceOf(name) !== name && isFile(sourceOf(name));

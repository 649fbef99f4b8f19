import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, gunzipSync, gzip } from 'node:zlib';
import { z } from 'zod';
import { type FormId, MARKERS, PATHS } from '../../contract/names.ts';
import { PUBLISHED_FILE, type PublishedForms, readPublished } from '../../contract/published.ts';
import { copyrightYears, expiryFrom, pageAddress } from '../../contract/site.ts';
import {
  type AllowedSources,
  type SiteTables,
  siteTables,
  TABLES_FILE,
} from '../../contract/site-tables.ts';
import { OperatorError } from '../operator-error.ts';
import {
  DRAWING_POLICY,
  fileSecurityHeaders,
  type Headers,
  pagePolicy,
  securityHeaders,
} from '../security-headers.ts';
import { contentType } from './content-types.ts';
import { type Coding, entityTag } from './negotiation.ts';

/** The old addresses of the site, written by its build: never served, only followed. */
export const REDIRECTS_FILE = 'redirects.json';

/** The page that answers for every address there is none for; a language has its own in its folder. */
const NOT_FOUND_FILE = '404.html';
const isNotFound = (name: string) => /^([^/]+\/)?404\.html$/.test(name);

/** Whom to tell about a weakness. */
const SECURITY_FILE = '.well-known/security.txt';

/** What helps where a build can't be served. */
export const REBUILD = 'run npm run build';

/** True for a file whose address holds a hash of its content, so that it can be kept for ever. */
export const isHashed = (path: string): boolean =>
  /^\/(?:_astro\/.+|art\/(?:[0-9a-f]{8}\/.+|.+\.[0-9a-f]{8})\.\w+)$/.test(path);

/** How long a browser may keep a file, by what can change under its address. Ages are in seconds. */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  other: 'public, max-age=3600',
};

/** The file endings of compressed twins, and the coding each stands for. */
const TWINS = [
  {
    coding: 'br',
    ending: '.br',
    compress: promisify(brotliCompress),
    decompress: brotliDecompressSync,
  },
  { coding: 'gzip', ending: '.gz', compress: promisify(gzip), decompress: gunzipSync },
] as const;

/** A file in one coding. */
export interface Representation {
  body: Buffer;
  /** Strong entity tag, quotes included. */
  tag: string;
  /** What describes these bytes: sent with them, left out where the client has them already. */
  contentHeaders: Headers;
  /**
   * Every header of an answer with all of these bytes, names and values in turn: for a request over plain HTTP, and for one
   * over HTTPS. Put together once, since this is what nearly every request gets.
   */
  wholeHeaders: { plain: string[]; secure: string[] };
}

/** A file that is served. */
export interface StaticFile {
  kind: 'file';
  /** By coding; `identity` always exists, the others where compression made the file smaller. */
  representations: Partial<Record<Coding, Representation>> & { identity: Representation };
  /** How long the file may be kept and what its coding depends on. */
  cacheHeaders: Headers;
  /** For a request over plain HTTP, and for one over HTTPS. */
  securityHeaders: { plain: Headers; secure: Headers };
}

/** An address that leads to another one. */
interface Redirect {
  kind: 'redirect';
  /** Path, and fragment if any, percent-encoded. */
  location: string;
  status: 301 | 302;
}

/** A form in a built page: the address of the page, and where in it the service puts something in. */
export type FormPlaces = Pick<
  NonNullable<SiteTables['forms'][FormId]>[number],
  'ids' | 'slots' | 'language'
> & {
  address: string;
};

/** Everything the site consists of, in memory. */
export interface Catalogue {
  /** By decoded path, exact: what isn't in here doesn't exist, so no path can lead out of it. */
  resources: ReadonlyMap<string, StaticFile | Redirect>;
  /** What of the build is not served, with the reason. */
  warnings: readonly string[];
  /** The page for an address there is none for, in the language that the path begins with. */
  notFound: (path: string) => StaticFile;
  /** The forms that the pages show, with their texts; undefined where the build has none. */
  forms: PublishedForms | undefined;
  /** The pages on which each form stands; one that no page shows is left out. */
  places: ReadonlyMap<FormId, readonly FormPlaces[]>;
  /** The origin of the pages that visitors read, where another host serves them and forms come from there. */
  home: string | undefined;
}

/** The build's list of moved addresses, REDIRECTS_FILE. */
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

/** One of them. */
export type MovedAddress = z.output<typeof redirectsSchema>[number];

/** Files that are read at once: a build has more than a process may hold open. */
const AT_ONCE = 64;

/** Reads every file of a folder, by path relative to it, with `/` between names. */
async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const files: [string, Buffer][] = [];
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const read = paths
      .slice(from, from + AT_ONCE)
      .map(
        async (path): Promise<[string, Buffer]> => [
          relative(folder, path).split(sep).join('/'),
          await readFile(path),
        ],
      );
    files.push(...(await Promise.all(read)));
  }
  return new Map(files);
}

function cacheControl(path: string): string {
  if (path.endsWith('.html')) return CACHE_CONTROL.page;
  return isHashed(path) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}

/** Headers of what can be opened as a document hold its policy; those of other files are fewer. */
function secureFile(
  path: string,
  allowed: AllowedSources = { scripts: [], styles: [], connections: [] },
  service?: string,
  home?: string,
): StaticFile['securityHeaders'] {
  if (!/\.(?:html|svg)$/i.test(path)) {
    const readers = path.startsWith(PATHS.share) ? 'cross-origin' : 'same-origin';
    return {
      plain: fileSecurityHeaders(false, readers),
      secure: fileSecurityHeaders(true, readers),
    };
  }
  const policy = path.endsWith('.html') ? pagePolicy(allowed, service, home) : DRAWING_POLICY;
  return { plain: securityHeaders(false, policy), secure: securityHeaders(true, policy) };
}

/** Whether the compressed bytes are this very source. */
function holds(twin: Buffer, source: Buffer, decompress: (bytes: Buffer) => Buffer): boolean {
  try {
    return decompress(twin).equals(source);
  } catch {
    return false;
  }
}

/** @throws OperatorError where a twin isn't its source compressed, as after editing a built file by hand */
function buildFile(
  name: string,
  source: Buffer,
  files: ReadonlyMap<string, Buffer>,
  { allowed, service }: SiteTables,
  home: string | undefined,
): StaticFile {
  const path = `/${name}`;
  const security = secureFile(path, allowed[name], service, home);
  const twins = TWINS.filter(({ ending }) => files.has(name + ending));
  const cacheHeaders: Headers = {
    'cache-control': cacheControl(path),
    ...(twins.length > 0 && { vary: 'Accept-Encoding' }),
  };
  const represent = (body: Buffer, codingHeaders: Headers): Representation => {
    const tag = entityTag(body);
    const contentHeaders = { 'content-type': contentType(path).type, ...codingHeaders };
    const whole = (securityHeaders: Headers) =>
      Object.entries({
        ...securityHeaders,
        ...cacheHeaders,
        ...contentHeaders,
        etag: tag,
        'content-length': String(body.length),
      }).flat();
    const wholeHeaders = { plain: whole(security.plain), secure: whole(security.secure) };
    return { body, tag, contentHeaders, wholeHeaders };
  };
  const representations: StaticFile['representations'] = {
    // Parts are for media, which is never compressed.
    identity: represent(source, { 'accept-ranges': 'bytes' }),
  };
  for (const { coding, ending, decompress } of twins) {
    const twin = files.get(name + ending);
    if (twin === undefined || !holds(twin, source, decompress)) {
      throw new OperatorError(`The ${coding} copy of ${path} in the build is stale: ${REBUILD}`);
    }
    representations[coding] = represent(twin, { 'content-encoding': coding });
  }
  return { kind: 'file', representations, cacheHeaders, securityHeaders: security };
}

/**
 * What a file of the build says.
 *
 * @param fault what is wrong where `read` doesn't understand it
 * @throws OperatorError where that is so
 */
function readJson<Data>(bytes: Buffer, read: (data: unknown) => Data, fault: string): Data {
  try {
    return read(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new OperatorError(`${fault}: ${REBUILD}`);
  }
}

/** @throws OperatorError where the file isn't what this version of the service expects */
const readForms = (bytes: Buffer | undefined) =>
  bytes && readJson(bytes, readPublished, `${PUBLISHED_FILE} in the build is of another version`);

/** A file that no build is without. @throws OperatorError where this one is */
function needed(files: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const bytes = files.get(name);
  if (bytes) return bytes;
  throw new OperatorError(
    `${files.size === 0 ? 'nothing built yet' : `the build has no ${name}`}: ${REBUILD}`,
  );
}

/**
 * The forms of a built site; undefined where it has none or there is none.
 *
 * @param folder absolute path of the build
 * @throws OperatorError where they are of another version
 */
export async function loadForms(folder: string): Promise<PublishedForms | undefined> {
  return readForms(await readFile(join(folder, PUBLISHED_FILE)).catch(() => undefined));
}

const isPage = (name: string) => name.endsWith('.html');

/** Writes anew what holds a mark, pages if not said otherwise, with their compressed twins. */
async function rewrite(
  files: Map<string, Buffer>,
  mark: string,
  change: (text: string) => string,
  isMeant = isPage,
): Promise<void> {
  for (const [name, bytes] of [...files]) {
    if (!isMeant(name) || !bytes.includes(mark)) continue;
    const before = bytes.toString('utf8');
    const after = change(before);
    if (after === before) continue;
    const source = Buffer.from(after);
    files.set(name, source);
    for (const { ending, compress } of TWINS) {
      if (files.has(name + ending)) files.set(name + ending, await compress(source));
    }
  }
}

/** What says in the thanks that a mail is on its way. */
const MAILED = new RegExp(`<p(?=[^>]*\\s${MARKERS.mailed}[\\s=>])[^>]*>.*?</p>`, 'gs');

const YEARS = new RegExp(`(<span ${MARKERS.years}[^>]*>)(\\d{4})(?:–\\d{4})?(?=</span>)`);

/** Writes anew what a site that nobody touches would say wrong: the years of the copyright, and until when security.txt holds. */
async function renew(files: Map<string, Buffer>): Promise<void> {
  const now = Date.now();
  const years = (_: string, start: string, first: string) =>
    start + copyrightYears(Number(first), now);
  await rewrite(files, MARKERS.years, (html) => html.replace(YEARS, years));
  const expires = `Expires: ${expiryFrom(now)}`;
  const extend = (text: string) => text.replace(/^Expires: .+$/m, expires);
  await rewrite(files, 'Expires: ', extend, (name) => name === SECURITY_FILE);
}

/** Files of the build that are for the server and not for visitors. */
const INTERNAL_FILES = new Set([REDIRECTS_FILE, PUBLISHED_FILE, TABLES_FILE]);

/**
 * Reads a built site into memory: its files with their compressed twins, and what leads to them from elsewhere (the
 * redirects of the build, addresses with `.html`, `index.html` or a trailing slash).
 *
 * @param folder absolute path of the build
 * @param isMailed whether mails are sent; where they aren't, the thanks don't speak of one
 * @param origin where visitors read the pages, should the build send its forms to a service elsewhere
 * @throws OperatorError where there is no complete build in it
 */
export async function loadCatalogue(
  folder: string,
  isMailed = true,
  origin?: string,
): Promise<Catalogue> {
  const files = await readFolder(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return new Map<string, Buffer>();
    throw error;
  });
  needed(files, 'index.html');
  const notFound = needed(files, NOT_FOUND_FILE);
  const tables = readJson(
    needed(files, TABLES_FILE),
    (data) => siteTables.parse(data),
    `${TABLES_FILE} in the build is of another version`,
  );
  if (!isMailed) await rewrite(files, MARKERS.mailed, (html) => html.replace(MAILED, ''));
  await renew(files);
  const home = tables.service === undefined ? undefined : origin;
  const build = (name: string, source: Buffer) => buildFile(name, source, files, tables, home);

  const isTwin = (name: string) =>
    TWINS.some(({ ending }) => name.endsWith(ending) && files.has(name.slice(0, -ending.length)));
  const served = [...files].filter(
    ([name]) => !INTERNAL_FILES.has(name) && !isNotFound(name) && !isTwin(name),
  );

  const resources = new Map<string, StaticFile | Redirect>();
  const lead = (from: string, location: string, status: Redirect['status'] = 301) =>
    resources.set(from, { kind: 'redirect', location, status });
  // One after the other and not in the background: hundreds of files at once would cost 40 MB that never come back.
  for (const [name, source] of served) {
    // Requests for the build before this one are answered meanwhile.
    await yieldToOthers();
    const path = `/${name}`;
    const file = build(name, source);
    if (!path.endsWith('.html')) {
      resources.set(path, file);
      continue;
    }
    const address = pageAddress(path);
    resources.set(address, file);
    lead(path, encodeURI(address));
    if (address !== '/') lead(`${address}/`, encodeURI(address));
  }
  const warnings: string[] = [];
  const moved = readJson(
    files.get(REDIRECTS_FILE) ?? Buffer.from('[]'),
    (data) => redirectsSchema.parse(data),
    `${REDIRECTS_FILE} in the build isn't a list of paths`,
  );
  for (const [from, to, status] of moved) {
    const address = pageAddress(from);
    if (resources.get(address)?.kind === 'file') {
      warnings.push(`The redirect from ${from} to ${to} is left out: the build has ${address}`);
      continue;
    }
    lead(from.replace(/\/$/, ''), to, status);
    lead(`${from.replace(/\/$/, '')}/`, to, status);
  }
  const commonNotFound = build(NOT_FOUND_FILE, notFound);
  const ownNotFound = new Map(
    [...files]
      .filter(([name]) => isNotFound(name) && name !== NOT_FOUND_FILE)
      .map(([name, page]) => [dirname(name), build(name, page)]),
  );
  return {
    resources,
    warnings,
    home,
    notFound: (path) => ownNotFound.get(path.split('/')[1] ?? '') ?? commonNotFound,
    forms: readForms(files.get(PUBLISHED_FILE)),
    places: new Map(
      Object.entries(tables.forms).map(([id, pages]) => [
        id,
        pages.map(({ page, ...form }) => ({ ...form, address: pageAddress(`/${page}`) })),
      ]),
    ),
  };
}

import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, gunzipSync, gzip } from 'node:zlib';
import { pageAddress } from '../../contract/addresses.ts';
import {
  isForServer,
  isTwin,
  REDIRECTS_FILE,
  redirectsSchema,
} from '../../contract/build-files.ts';
import { copyrightYears, expiryFrom } from '../../contract/dates.ts';
import { MARKERS, PATHS } from '../../contract/names.ts';
import {
  PUBLISHED_FILE,
  type PublishedForms,
  readPublished,
} from '../../contract/published-forms.ts';
import {
  type AllowedSources,
  type SiteTables,
  siteTables,
  TABLES_FILE,
} from '../../contract/site-tables.ts';
import { OperatorError } from '../errors.ts';
import {
  DRAWING_POLICY,
  fileSecurityHeaders,
  type Headers,
  pagePolicy,
  securityHeaders,
} from '../security-headers.ts';
import { contentType } from './content-types.ts';
import { type Coding, entityTag } from './negotiation.ts';

/** The page for unknown addresses. A language may have its own in its folder. */
const NOT_FOUND_FILE = '404.html';
const isNotFound = (name: string) => /^([^/]+\/)?404\.html$/.test(name);

/** Contact for security reports (RFC 9116). */
const SECURITY_FILE = '.well-known/security.txt';

/** The remedy for a build that can't be served. */
export const REBUILD = 'run npm run build';

/** True for a file with a hash of its content in its address, which can be cached for ever. */
export const isHashed = (path: string): boolean =>
  /^\/(?:_astro\/.+|art\/(?:[0-9a-f]{8}\/.+|.+\.[0-9a-f]{8})\.\w+)$/.test(path);

/** Cache-Control values by kind of file. Ages are in seconds. */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  other: 'public, max-age=3600',
};

/** The codings of compressed copies ("twins"), with their file extensions. */
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
  /** Strong entity tag, with quotes. */
  tag: string;
  /** Headers that describe these bytes; left out of a 304 answer. */
  contentHeaders: Headers;
  /**
   * All headers of a 200 answer, as alternating names and values, for plain HTTP and for HTTPS. Precomputed, since nearly
   * every request gets this answer.
   */
  wholeHeaders: { plain: string[]; secure: string[] };
}

export interface StaticFile {
  kind: 'file';
  /** By coding. `identity` always exists, the others if they are smaller. */
  representations: Partial<Record<Coding, Representation>> & { identity: Representation };
  /** The Cache-Control and Vary headers. */
  cacheHeaders: Headers;
  /** For plain HTTP and for HTTPS. */
  securityHeaders: { plain: Headers; secure: Headers };
}

interface Redirect {
  kind: 'redirect';
  /** Path, and fragment if any, percent-encoded. */
  location: string;
  status: 301 | 302;
}

/** A build in memory, ready to be served. */
export interface Catalogue {
  /** By exact decoded path. Only listed paths are served, so path traversal is impossible. */
  resources: ReadonlyMap<string, StaticFile | Redirect>;
  /** Lines for the operator: redirects that are left out, forms that no page shows. */
  warnings: readonly string[];
  /** The 404 page for a path, in the language that the path starts with. */
  notFound: (path: string) => StaticFile;
  /** The forms on the pages, with their texts; undefined if the build has none. */
  forms: PublishedForms | undefined;
  /** Facts about the pages, such as which show a form, and the origin that forms are sent to. */
  tables: SiteTables;
  /** The origin of the pages if another host serves them and they send their forms here. */
  home: string | undefined;
}

/** Reads every file of a folder, by path relative to it, with `/` between names. */
async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // Lets the server answer requests in between.
    await yieldToOthers();
    const path = join(entry.parentPath, entry.name);
    // A file takes less than a tenth of a millisecond in this thread, several in another.
    files.set(relative(folder, path).split(sep).join('/'), readFileSync(path));
  }
  return files;
}

function cacheControl(path: string): string {
  if (path.endsWith('.html')) return CACHE_CONTROL.page;
  return isHashed(path) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}

/** The security headers of a file. Documents (HTML and SVG) get a full policy, other files fewer headers. */
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

/** Whether the twin decompresses to the source. */
function holds(twin: Buffer, source: Buffer, decompress: (bytes: Buffer) => Buffer): boolean {
  try {
    return decompress(twin).equals(source);
  } catch {
    return false;
  }
}

/** @throws OperatorError if a twin doesn't match its source, as after editing a built file by hand */
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
    // Only `identity` offers ranges: they are for media, which is never compressed.
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

/** Parses a JSON file of the build. @throws OperatorError with the fault if `read` throws */
function readJson<Data>(bytes: Buffer, read: (data: unknown) => Data, fault: string): Data {
  try {
    return read(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new OperatorError(`${fault}: ${REBUILD}`);
  }
}

/** @throws OperatorError if the file doesn't match this version of the server */
const readForms = (bytes: Buffer | undefined) =>
  bytes && readJson(bytes, readPublished, `${PUBLISHED_FILE} in the build is of another version`);

/** A required file of the build. @throws OperatorError if it is missing */
function needed(files: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const bytes = files.get(name);
  if (bytes) return bytes;
  throw new OperatorError(
    `${files.size === 0 ? 'nothing built yet' : `the build has no ${name}`}: ${REBUILD}`,
  );
}

/** The forms of a build, undefined if there are none. @throws OperatorError if they are of another version */
export async function loadForms(folder: string): Promise<PublishedForms | undefined> {
  return readForms(await readFile(join(folder, PUBLISHED_FILE)).catch(() => undefined));
}

const isPage = (name: string) => name.endsWith('.html');

/** Changes the files that contain a mark, by default pages only, and compresses their twins again. */
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

/** The paragraph on the thanks page that announces a mail. */
const MAILED = new RegExp(`<p(?=[^>]*\\s${MARKERS.mailed}[\\s=>])[^>]*>.*?</p>`, 'gs');

/** As long as the text: the slots of a form behind it stay where they are. */
const blank = (text: string) => ' '.repeat(text.length);

const YEARS = new RegExp(`(<span ${MARKERS.years}[^>]*>)(\\d{4})(?:–\\d{4})?(?=</span>)`);

/** Updates what goes out of date without a new build: the copyright years and the expiry of security.txt. */
async function renew(files: Map<string, Buffer>): Promise<void> {
  const now = Date.now();
  const years = (_: string, start: string, first: string) =>
    start + copyrightYears(Number(first), now);
  await rewrite(files, MARKERS.years, (html) => html.replace(YEARS, years));
  const expires = `Expires: ${expiryFrom(now)}`;
  const extend = (text: string) => text.replace(/^Expires: .+$/m, expires);
  await rewrite(files, 'Expires: ', extend, (name) => name === SECURITY_FILE);
}

/**
 * Reads a build into memory: its files with their compressed twins, and the redirects to them (those of the build, and
 * those from addresses with `.html`, `index.html` or a trailing slash).
 *
 * @param folder absolute path of the build
 * @param isMailed whether mails are sent; if not, the announcement of a mail is removed from the thanks page
 * @param origin the origin of the pages, used if the build sends its forms to a separate service
 * @throws OperatorError if the folder holds no complete build
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
  if (!isMailed) await rewrite(files, MARKERS.mailed, (html) => html.replace(MAILED, blank));
  await renew(files);
  const home = tables.service === undefined ? undefined : origin;
  const build = (name: string, source: Buffer) => buildFile(name, source, files, tables, home);

  const served = [...files].filter(
    ([name]) =>
      !isForServer(name) && !isNotFound(name) && !isTwin(name, (source) => files.has(source)),
  );

  const resources = new Map<string, StaticFile | Redirect>();
  const lead = (from: string, location: string, status: Redirect['status'] = 301) =>
    resources.set(from, { kind: 'redirect', location, status });
  // One file at a time: hundreds at once would take 40 MB of memory that is never returned.
  for (const [name, source] of served) {
    // Lets the server answer requests in between.
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
  const forms = readForms(files.get(PUBLISHED_FILE));
  for (const id of Object.keys(forms?.languages[0].forms ?? {})) {
    if (!tables.forms[id]) warnings.push(`No page of the build shows the form "${id}"`);
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
    tables,
    home,
    notFound: (path) => ownNotFound.get(path.split('/')[1] ?? '') ?? commonNotFound,
    forms,
  };
}

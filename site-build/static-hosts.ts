/**
 * Packages the site for static hosts, with redirects and headers in each host's own format.
 * Redirects, policies and cache times are those of our own server.
 */
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pageAddress } from '../contract/addresses.ts';
import {
  isForServer,
  isTwin,
  type MovedAddress,
  REDIRECTS_FILE,
  redirectsSchema,
} from '../contract/build-files.ts';
import { PUBLISHED_FILE, readPublished } from '../contract/published-forms.ts';
import { type AllowedSources, siteTables, TABLES_FILE } from '../contract/site-tables.ts';
import {
  DRAWING_POLICY,
  type Headers,
  pagePolicy,
  securityHeaders,
} from '../server/security-headers.ts';
import { CACHE_CONTROL } from '../server/static/catalogue.ts';
import { quoted } from './built-page.ts';

/** Folders of files with a hash of their content in their names, which can be cached for ever. */
const KEPT_FOLDERS = ['_astro', 'art'];
const READERS = 'cross-origin-resource-policy';
/** Pictures that other sites show beside a link. */
const SHARED_FOLDER = 'share';

interface StaticSite {
  /** The site's own origin, such as `https://example.com`. */
  origin: string;
  /** Without those that only remove `.html` or a trailing slash. No address ends in a slash. */
  redirects: readonly MovedAddress[];
  /** The folders of languages with their own 404 page, such as `de`. */
  notFoundFolders: readonly string[];
  headers: Headers;
  /** Additional headers, by folder. */
  folderHeaders: Readonly<Record<string, Headers>>;
}

const DRAWING: Headers = { 'content-security-policy': DRAWING_POLICY };

/** Text files to add, by name, and a change to the pages if the host can't send headers. */
interface Addition {
  files: Record<string, string>;
  changePage?: (html: string) => string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const pairs = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** The format that Netlify and Cloudflare Pages share. */
function underscoreFiles({ redirects, headers, folderHeaders }: StaticSite): Addition {
  const block = (pattern: string, each: Headers) =>
    [pattern, ...Object.entries(each).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const folders = Object.entries(folderHeaders).map(([folder, each]) =>
    block(`/${folder}/*`, each),
  );
  return {
    files: {
      _redirects: redirects.map((each) => `${each.join(' ')}\n`).join(''),
      // Both hosts then send two policies for SVG, and browsers enforce both.
      _headers: `${[block('/*', headers), block('/*.svg', DRAWING), ...folders].join('\n\n')}\n`,
    },
  };
}

/** Cloudflare Pages uses the nearest 404.html. Netlify uses the one at the root and needs rules for the others. */
function netlify(site: StaticSite): Addition {
  const { files } = underscoreFiles(site);
  const rules = site.notFoundFolders.map((folder) => `/${folder}/* /${folder}/404.html 404\n`);
  return { files: { ...files, _redirects: files._redirects + rules.join('') } };
}

function vercel({ redirects, headers, folderHeaders }: StaticSite): Addition {
  const folders = Object.entries(folderHeaders).map(([folder, each]) => ({
    source: `/${folder}/(.*)`,
    headers: pairs(each),
  }));
  return {
    files: {
      'vercel.json': json({
        cleanUrls: true,
        trailingSlash: false,
        redirects: redirects.map(([source, destination, statusCode]) => ({
          source,
          destination,
          statusCode,
        })),
        // If a header matches twice, the later value applies.
        headers: [
          { source: '/(.*)', headers: pairs(headers) },
          { source: '/(.*)\\.svg', headers: pairs(DRAWING) },
          ...folders,
        ],
      }),
    },
  };
}

/** GitHub Pages has neither headers nor redirects, so pages carry them as `meta` elements as far as possible. */
function githubPages({ origin, redirects, headers }: StaticSite): Addition {
  const policy = (headers['content-security-policy'] ?? '')
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  const meta =
    `<meta http-equiv="Content-Security-Policy" content="${quoted(policy)}">` +
    `<meta name="referrer" content="${headers['referrer-policy']}">`;
  const leading = ([from, to]: MovedAddress) => [
    `${pageAddress(from).slice(1)}.html`,
    `<!doctype html><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${quoted(origin + to)}">` +
      `<meta http-equiv="refresh" content="0; url=${quoted(to)}"><a href="${quoted(to)}">${quoted(to)}</a>\n`,
  ];
  return {
    files: {
      '.nojekyll': '',
      CNAME: `${new URL(origin).host}\n`,
      ...Object.fromEntries(redirects.map(leading)),
    },
    changePage: (html) => html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (found) => found + meta),
  };
}

/** The largest function that CloudFront accepts, in bytes: docs.aws.amazon.com, "Quotas on CloudFront Functions". */
const EDGE_FUNCTION_BYTES = 10_240;

/**
 * An S3 bucket behind CloudFront: an edge function maps addresses to files, and a response headers policy adds headers.
 *
 * @throws Error if the redirects make the function too large
 */
function s3({ redirects, headers }: StaticSite): Addition {
  const { 'content-security-policy': policy = '', ...others } = headers;
  const custom = Object.entries(others).filter(
    ([name]) =>
      ![
        'strict-transport-security',
        'x-content-type-options',
        'referrer-policy',
        'x-frame-options',
      ].includes(name),
  );
  const policyOf = (name: string, content: string) => ({
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: content },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: 'DENY' },
      ReferrerPolicy: { Override: true, ReferrerPolicy: headers['referrer-policy'] },
      StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 31_536_000 },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  });
  const edgeFunction = `// Viewer request of the distribution, runtime cloudfront-js-2.0.
const moved = ${JSON.stringify(Object.fromEntries(redirects.map(([from, ...to]) => [pageAddress(from), to])))};
function handler(event) {
  const { request } = event;
  const path = request.uri.length > 1 ? request.uri.replace(/\\/$/, '') : '/';
  const page = path.replace(/\\/index\\.html$|\\.html$/, '') || '/';
  const [to, statusCode] = moved[page] || [page, 301];
  if (to !== request.uri) {
    const query = Object.entries(request.querystring).map(([name, { value }]) => name + '=' + value);
    const [address, fragment] = to.split('#');
    const asked = query.length > 0 && !to.includes('?') ? '?' + query.join('&') : '';
    const value = address + asked + (fragment ? '#' + fragment : '');
    return { statusCode, headers: { location: { value } } };
  }
  if (path === '/') request.uri = '/index.html';
  else if (!/\\.[^/]+$/.test(path)) request.uri = path + '.html';
  return request;
}
`;
  const bytes = Buffer.byteLength(edgeFunction);
  if (bytes > EDGE_FUNCTION_BYTES) {
    throw new Error(
      `The CloudFront function has ${bytes} bytes, and CloudFront allows ${EDGE_FUNCTION_BYTES}. Most of it is a list of ${redirects.length} redirects: remove lines from content/redirects.yaml, or translate more pages of a language that has few.`,
    );
  }
  return {
    files: {
      'cloudfront-function.js': edgeFunction,
      'response-headers-policy.json': json(policyOf('site', policy)),
      'response-headers-policy-svg.json': json(policyOf('site-svg', DRAWING_POLICY)),
    },
  };
}

/** A self-hosted nginx, which serves the compressed files of the build. */
function nginx({
  redirects,
  notFoundFolders,
  headers: given,
  folderHeaders,
}: StaticSite): Addition {
  const { 'content-security-policy': policy = '', ...others } = given;
  const headers = { ...others, 'content-security-policy': '$site_policy' };
  const add = (each: Headers) =>
    Object.entries(each)
      .map(([name, value]) => `        add_header ${name} "${value}" always;`)
      .join('\n');
  const folders = Object.entries(folderHeaders).map(
    ([folder, each]) => `    location /${folder}/ {\n${add({ ...headers, ...each })}\n    }`,
  );
  const pagesIn = (
    folder: string,
  ) => `    location ${folder && `/${folder}`}/ {${folder && `\n        error_page 404 /${folder}/404.html;`}
        try_files $uri $uri.html $uri/index.html =404;
        index index.html;
${add(headers)}
    }`;
  const moved = ([from, to, status]: MovedAddress) => {
    // The query of the request comes before the fragment.
    const target = to.includes('?') ? to : to.replace(/(?=#|$)/, '$is_args$args');
    return [from, `${from}/`].map(
      (each) => `    location = ${JSON.stringify(each)} { return ${status} ${target}; }`,
    );
  };
  return {
    files: {
      'nginx-static.conf': `# Include this in a server { … } whose root is this folder, with its own certificate.
    gzip_static on;
    error_page 404 /404.html;
    set $site_policy "${policy}";
    if ($uri ~* \\.svg$) { set $site_policy "${DRAWING_POLICY}"; }
${redirects.flatMap(moved).join('\n')}
    location ~ ^(/.+)/$ { return 301 $1; }
    location ~ ^(/.+)\\.html$ { if ($request_uri ~ ^(/.+)\\.html(\\?|$)) { return 301 $1; } ${add(headers).trim().replaceAll(/\n\s+/g, ' ')} }
${[...folders, ...notFoundFolders.map(pagesIn), pagesIn('')].join('\n')}
`,
    },
  };
}

/** Every supported host, by its name on the command line. */
export const STATIC_HOSTS: Readonly<Record<string, (site: StaticSite) => Addition>> = {
  netlify,
  cloudflare: underscoreFiles,
  vercel,
  'github-pages': githubPages,
  s3,
  nginx,
};

function readJson(dist: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(dist, name), 'utf8'));
  } catch {
    return undefined;
  }
}

function readSite(dist: string): StaticSite {
  const { service, allowed } = siteTables.parse(readJson(dist, TABLES_FILE));
  const pages = Object.values(allowed);
  const ofAll = (sort: keyof AllowedSources) => [...new Set(pages.flatMap((page) => page[sort]))];
  // One policy for all pages, since hosts limit the number of rules. It allows only inline code of our own pages.
  const sources = {
    scripts: ofAll('scripts'),
    styles: ofAll('styles'),
    connections: ofAll('connections'),
  };
  // Set by folder only, since hosts combine the values of one header from several rules.
  const { [READERS]: readers = '', ...headers } = securityHeaders(
    true,
    pagePolicy(sources, service),
  );
  return {
    origin: new URL(readPublished(readJson(dist, PUBLISHED_FILE)).company.site).origin,
    redirects: redirectsSchema
      .parse(readJson(dist, REDIRECTS_FILE) ?? [])
      .map(([from, ...to]) => [from.replace(/\/$/, ''), ...to]),
    notFoundFolders: globSync('*/404.html', { cwd: dist }).map(dirname).sort(),
    headers,
    folderHeaders: {
      ...Object.fromEntries(
        KEPT_FOLDERS.map((folder) => [
          folder,
          { 'cache-control': CACHE_CONTROL.hashed, [READERS]: readers },
        ]),
      ),
      [SHARED_FOLDER]: { [READERS]: 'cross-origin' },
    },
  };
}

/** An error message for a host that is not in STATIC_HOSTS; undefined for one that is. */
export const hostFault = (host: string) =>
  host in STATIC_HOSTS
    ? undefined
    : `${host} is not a supported host: use one of ${Object.keys(STATIC_HOSTS).join(', ')}`;

/**
 * Packages a built site for a static host. The contents of the target folder are replaced.
 *
 * @throws Error if the host is unknown or can't take so many redirects
 */
export function writeStaticSite(dist: string, target: string, host: string): void {
  const additionOf = STATIC_HOSTS[host];
  if (additionOf === undefined) throw new Error(hostFault(host));
  const { files, changePage } = additionOf(readSite(dist));
  // Hosts compress files themselves; only nginx uses the twins.
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const isLeftOut = (path: string) => host !== 'nginx' && isTwin(path, isFile);
  rmSync(target, { recursive: true, force: true });
  cpSync(dist, target, {
    recursive: true,
    filter: (path) => !isLeftOut(path) && !isForServer(relative(dist, path)),
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), text);
  }
  if (changePage === undefined) return;
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const path = join(target, file);
    writeFileSync(path, changePage(readFileSync(path, 'utf8')));
  }
}

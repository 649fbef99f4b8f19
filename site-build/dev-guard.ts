/** What the development servers, `npm run dev` and `npm run edit`, hand out: what pages are made of, and drawings that can't act. */
import { existsSync, realpathSync } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DRAWING_POLICY } from '../server/security-headers.ts';

/** Everything that a page is made of. What isn't in here, such as enquiries and accounts in data/, is nobody's to read. */
const FOLDERS = [
  '.astro',
  '.cache/astro',
  '.cache/vite',
  'art',
  'brand',
  'content',
  'contract',
  'edit/preview',
  'node_modules',
  'plates',
  'public',
  'src',
];

/** Gives each drawing its policy, whoever answers with it: opened by its address, it is a page of this origin. */
function guardDrawings(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.find((each) => typeof each === 'object') as
      | OutgoingHttpHeaders
      | undefined; // the third form has a text between
    for (const [name, value] of Object.entries(headers ?? {}))
      if (value !== undefined) response.setHeader(name, value);
    if (/\b(svg|xml)\b/.test(String(response.getHeader('content-type')))) {
      response.setHeader('content-security-policy', DRAWING_POLICY);
      response.setHeader('x-content-type-options', 'nosniff');
    }
    return writeHead(status);
  };
}

/** Vite's plugin for both. */
export const devGuard = (): Plugin => ({
  name: 'dev-guard',
  enforce: 'pre',
  apply: 'serve',
  config: ({ root = '.' }) => {
    const there = FOLDERS.map((folder) => join(root, folder)).filter((folder) =>
      existsSync(folder),
    );
    // Packages may be linked from elsewhere.
    return { server: { fs: { allow: there.map((folder) => realpathSync(folder)) } } };
  },
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { 'sec-fetch-site': site = 'none' } = request.headers;
      const opens = request.url?.startsWith('/__open-in-editor');
      // It starts a program: another site's page must not, by leading there.
      if (opens && site !== 'same-origin' && site !== 'none') response.writeHead(403).end();
      else {
        guardDrawings(response);
        next();
      }
    });
  },
});

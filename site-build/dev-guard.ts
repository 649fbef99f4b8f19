/** Restricts what `npm run dev` and `npm run edit` serve: only the site's sources, and SVG without scripts. */
import { existsSync, realpathSync } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DRAWING_POLICY } from '../server/security-headers.ts';

/** The folders that may be served. All others are private, such as data/ with its enquiries and accounts. */
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

/** Adds the policy for SVG to every such response, since a browser opens an SVG as a page of this origin. */
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

/** The Vite plugin for both servers. */
export const devGuard = (): Plugin => ({
  name: 'dev-guard',
  enforce: 'pre',
  apply: 'serve',
  config: ({ root = '.' }) => {
    const there = FOLDERS.map((folder) => join(root, folder)).filter((folder) =>
      existsSync(folder),
    );
    // node_modules may be a link to another folder.
    return { server: { fs: { allow: there.map((folder) => realpathSync(folder)) } } };
  },
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { 'sec-fetch-site': site = 'none' } = request.headers;
      const opens = request.url?.startsWith('/__open-in-editor');
      // This address starts a program, so a link on another site must not reach it.
      if (opens && site !== 'same-origin' && site !== 'none') response.writeHead(403).end();
      else {
        guardDrawings(response);
        next();
      }
    });
  },
});

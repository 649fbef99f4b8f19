/** Astro's development server with the editor in front of it. Nothing of this is part of a build. */
import { fileURLToPath } from 'node:url';
import { type AstroIntegration, dev } from 'astro';
import type { Plugin } from 'vite';
import { bundle, type PageFile } from './bundle.ts';
import { PREVIEW } from './preview/address.ts';
import { actionsIn } from './server/actions.ts';
import { pictureAt } from './server/pictures.ts';
import { answer, refusalOf } from './server/requests.ts';

const PAGE = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Edit the site</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/_edit/app.css">
    <script type="module" src="/_edit/app.js"></script>
  </head>
  <body><div id="editor"></div></body>
</html>
`;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Draws pages with what is not saved yet. */
function preview(): AstroIntegration {
  return {
    name: 'preview',
    hooks: {
      'astro:config:setup': ({ injectRoute, addMiddleware }) => {
        injectRoute({
          pattern: PREVIEW,
          entrypoint: here('preview/Preview.astro'),
          prerender: false,
        });
        addMiddleware({ entrypoint: here('preview/files-again.ts'), order: 'pre' });
      },
    },
  };
}

/** The editor's page and what it asks for, before anything that Astro answers. */
function editor(root: string, files: ReadonlyMap<string, PageFile>): Plugin {
  const actions = actionsIn(root);
  return {
    name: 'editor',
    enforce: 'pre',
    configureServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (path !== '/edit' && !path.startsWith('/_edit/')) return next();
        const refusal = refusalOf(request, request.socket.localPort ?? 0);
        if (refusal) {
          response.writeHead(403, HEADERS).end(`Refused: ${refusal}.`);
          return;
        }
        const file: PageFile | undefined =
          path === '/edit'
            ? { type: 'text/html; charset=utf-8', body: PAGE }
            : (files.get(path.replace('/_edit/', '')) ?? pictureAt(root, path));
        if (file) {
          response.writeHead(200, { ...HEADERS, 'content-type': file.type }).end(file.body);
        } else if (!(await answer(actions, request, response))) next();
      });
    },
  };
}

/**
 * Starts the editor, for this machine alone.
 * @param root the project's folder, which is the working directory
 * @param port 0 for any that is free
 * @returns its address, and how it is stopped
 */
export async function startEditor(
  root: string,
  port: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const files = await bundle();
  const server = await dev({
    root,
    logLevel: 'error',
    integrations: [preview()],
    server: { host: '127.0.0.1', port },
    vite: {
      plugins: [editor(root, files)],
      server: { hmr: { overlay: false }, strictPort: port !== 0 },
    },
  });
  const url = `http://127.0.0.1:${server.address.port}/edit`;
  return { url, stop: () => server.stop() };
}

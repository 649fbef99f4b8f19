/** Astro's development server with the editor in front of it. None of this is part of a build. */
import process from 'node:process';
import { type AstroIntegration, dev } from 'astro';
import type { Plugin } from 'vite';
import { bundle, type PageFile } from './bundle.ts';
import { actionsIn } from './disk/actions.ts';
import type { Member } from './disk/branch.ts';
import { pictureAt } from './disk/pictures.ts';
import { answer, errorAnswer, refusalOf } from './disk/requests.ts';
import { PREVIEW } from './preview/middleware.ts';

/** @param person who has signed in; undefined for the editor of one person, which has no sign-in */
const pageFor = (person?: Member) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">${person ? `\n    <meta name="person" content="${person.id}">` : ''}
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

/** Renders pages with unsaved changes. */
function preview(): AstroIntegration {
  return {
    name: 'preview',
    hooks: {
      'astro:config:setup': ({ addMiddleware, injectRoute }) => {
        const here = (file: string) => new URL(file, import.meta.url);
        addMiddleware({ order: 'pre', entrypoint: here('preview/middleware.ts') });
        const entrypoint = here('preview/Preview.astro');
        injectRoute({ pattern: PREVIEW, entrypoint, prerender: false });
      },
    },
  };
}

/** Answers requests for the editor's page and its actions before Astro sees them. */
function editor(root: string, files: ReadonlyMap<string, PageFile>, member?: Member): Plugin {
  const actions = actionsIn(root, member);
  const page = pageFor(member);
  return {
    name: 'editor',
    enforce: 'pre',
    configureServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const isOurs = path === '/edit' || path.startsWith('/_edit/');
        // In a team, every request has to come through the front, which checks the sign-in.
        if (!isOurs && !member) return next();
        const refusal = refusalOf(request, request.socket.localPort ?? 0, member?.key);
        if (refusal) {
          response.writeHead(403, HEADERS).end(`Refused: ${refusal}.`);
          return;
        }
        if (!isOurs) return next();
        try {
          const file: PageFile | undefined =
            path === '/edit'
              ? { type: 'text/html; charset=utf-8', body: page }
              : (files.get(path.replace('/_edit/', '')) ?? pictureAt(root, path));
          if (file) {
            response.writeHead(200, { ...HEADERS, 'content-type': file.type }).end(file.body);
          } else if (!(await answer(actions, request, response))) next();
        } catch (error) {
          const [status, words] = errorAnswer(error);
          response.writeHead(status, HEADERS).end(words);
        }
      });
    },
  };
}

/**
 * Starts the editor, which listens on this machine alone.
 * @param root the project's folder, which is the working directory
 * @param port 0 for any free port
 * @param member whose editor it is, in a team
 * @returns the port
 */
export async function startEditor(root: string, port: number, member?: Member): Promise<number> {
  const files = await bundle();
  // The page is rendered at every keystroke, and React's production build takes half as long.
  process.env.NODE_ENV = 'production';
  // The editor needs no network, so Astro must not look for updates.
  process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';
  const server = await dev({
    root,
    // Astro's default lies in node_modules, which several editors may share.
    cacheDir: '.cache/astro',
    logLevel: 'error',
    integrations: [preview()],
    server: { host: '127.0.0.1', port },
    vite: {
      plugins: [editor(root, files, member)],
      cacheDir: '.cache/vite',
      server: { hmr: { overlay: false }, strictPort: port !== 0 },
    },
  });
  return server.address.port;
}

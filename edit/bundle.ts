/** Bundles the editor's page into one script and one style sheet, kept in memory. */
import { build, type Plugin } from 'vite';

/** A file of the editor's page. */
export interface PageFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/**
 * Stands in for the Node modules that the schemas import. The browser can't read brand.yaml, so drawings would have the default
 * colours there; the editor's page draws none.
 */
function nodeInBrowser(): Plugin {
  const modules: Readonly<Record<string, string>> = {
    'node:fs': `export const readFileSync = () => { throw new Error('the browser has no files'); };`,
    'node:path': 'export const resolve = (path) => path;',
  };
  return {
    name: 'node-in-browser',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)],
  };
}

/** @returns the files of the page by name: `app.js` and `app.css` */
export async function bundle(): Promise<ReadonlyMap<string, PageFile>> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [nodeInBrowser()],
    build: {
      write: false,
      target: ['chrome120', 'firefox120', 'safari17'],
      lib: { entry: 'edit/app/main.tsx', formats: ['es'], fileName: 'app', cssFileName: 'app' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return new Map(
    outputs.map((file) =>
      file.type === 'chunk'
        ? ['app.js', { type: 'text/javascript; charset=utf-8', body: file.code }]
        : [file.fileName, { type: 'text/css; charset=utf-8', body: file.source }],
    ),
  );
}

/** Bundles the editor's page into one script and one style sheet, kept in memory. */
import { build } from 'vite';

/** A file of the editor's page. */
export interface PageFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** @returns the files of the page by name: `app.js` and `app.css` */
export async function bundle(): Promise<ReadonlyMap<string, PageFile>> {
  const result = await build({
    configFile: false,
    // Vite empties the Node modules that schemas import, which nothing calls here, and would warn of each.
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
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

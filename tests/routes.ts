import { globSync } from 'node:fs';

/** The address of every built page, found in dist/ by itself, so that no test forgets a new one. */
export const routes: readonly string[] = globSync('**/*.html', { cwd: 'dist' })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .filter((route) => route !== '/404')
  .sort();

/** An address without a page, which shows 404.html; an engine may log its answer as an error. */
const UNKNOWN = '/no-such-page';

/** Every page a visitor can see, with the errors that its address alone brings about. */
export const pages: readonly { route: string; errors: readonly RegExp[] }[] = [
  ...routes.map((route) => ({ route, errors: [] })),
  { route: UNKNOWN, errors: [/\b404\b/] },
];

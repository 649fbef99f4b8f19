import { globSync } from 'node:fs';

/** The address of every built page, found in dist/ by itself, so that no test forgets a new one. */
export const routes: readonly string[] = globSync('**/*.html', { cwd: 'dist' })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .filter((route) => route !== '/404')
  .sort();

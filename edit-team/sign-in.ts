/** The page that asks who somebody is. It has no script. */
import { readFileSync } from 'node:fs';
import { escapeHtml } from '../server/escape-html.ts';

/** The style sheet of the page. */
export const signInStyles = () => readFileSync(new URL('sign-in.css', import.meta.url));

/** @param said what was wrong with the last try; empty where nothing was */
export const signInPage = (said: string, name = '') => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${said ? 'Not signed in – edit the site' : 'Sign in – edit the site'}</title>
    <link rel="stylesheet" href="/sign-in.css">
  </head>
  <body>
    <main>
      <h1>Edit the site</h1>
      ${said && `<p role="alert" id="said">${escapeHtml(said)}</p>`}
      <form method="post" action="/sign-in">
        <label for="name">Name</label>
        <input id="name" name="name" value="${escapeHtml(name)}" autocomplete="username" autocapitalize="none" spellcheck="false" required>
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required>
        <button type="submit">Sign in</button>
      </form>
    </main>
  </body>
</html>
`;

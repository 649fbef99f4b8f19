/** Where the service that receives forms is, when the pages are served by another host. */

/** The variable of the build that names it. */
const VARIABLE = 'SERVICE_ORIGIN';

/**
 * The origin of the service, such as `https://forms.example.com`; an empty string where it is the pages' own.
 *
 * @param variables environment variables of the build
 * @throws Error where it is something else than an origin
 */
export function serviceOrigin(variables: Readonly<Record<string, string | undefined>>): string {
  const given = variables[VARIABLE] ?? '';
  const url = URL.parse(given);
  if (given === '' || (url?.origin === given && /^https?:$/.test(url.protocol))) return given;
  throw new Error(`${VARIABLE} takes an origin without a path, such as https://forms.example.com`);
}

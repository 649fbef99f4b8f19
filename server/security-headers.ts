import type { AllowedSources } from '../contract/site-tables.ts';

/** Response headers by name. */
export type Headers = Record<string, string>;

/**
 * One year, in seconds. Without `includeSubDomains`: the owner's other subdomains are not ours to promise for.
 */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/**
 * What a page of this site never asks for, so that no script that got in could either.
 * Only names that current browsers know: an unknown one is a warning in every visitor's console.
 */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The policy of answers that are no page of ours, such as errors and redirects: nothing loads, nothing runs. */
const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of pictures, films, fonts and scripts. No more than this: a browser that opens one by its address wraps it in
 * a page of its own, which the closed policy would leave without its film or its styles.
 */
const FILE_POLICY = "frame-ancestors 'none'";

/**
 * The policy of a drawing, which a browser opens as a page of our origin: whatever it holds, it only looks. Pictures within
 * it are part of its own file.
 */
export const DRAWING_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a page: its own origin, inline code only by hash, and of other origins what content names.
 * `object-src` repeats the default because auditing tools look for it by name.
 *
 * @param service the origin that forms are sent to, where it is another one
 * @param home the origin that a sent form leads to, where it is another one: browsers hold a form's redirect to the policy too
 */
export function pagePolicy(
  { scripts, styles, connections }: AllowedSources,
  service?: string,
  home?: string,
): string {
  return [
    "default-src 'none'",
    // No text becomes markup or a script: what a script puts into a page is a node or plain text.
    "require-trusted-types-for 'script'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", service, ...connections].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    ["form-action 'self'", service, home].filter(Boolean).join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The headers every browser acts on whatever the response is. Pictures, scripts and fonts carry these alone: the rest of
 * `securityHeaders` is read on documents only and would add some 700 bytes to each of a page's files.
 *
 * @param secure whether the request came over HTTPS
 * @param readers whose pages may show the file
 */
export function fileSecurityHeaders(
  secure: boolean,
  readers: 'same-origin' | 'cross-origin' = 'same-origin',
): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': readers,
    'content-security-policy': FILE_POLICY,
    // Not no-referrer: with that, a form posted without JavaScript sends `Origin: null`.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    ...(secure && { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }),
  };
}

/**
 * The headers of every response that can be opened as a document, errors and redirects included.
 *
 * @param secure whether the request came over HTTPS
 * @param policy the page's policy; without one, nothing runs
 */
export function securityHeaders(secure: boolean, policy = CLOSED_POLICY): Headers {
  return {
    ...fileSecurityHeaders(secure),
    // Over plain HTTP the upgrade would send a local visitor to a port that speaks no TLS.
    'content-security-policy': secure ? `${policy}; upgrade-insecure-requests` : policy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
  };
}

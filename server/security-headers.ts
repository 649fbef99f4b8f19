import type { AllowedSources } from '../contract/site-tables.ts';

export type Headers = Record<string, string>;

/** One year, in seconds. Without `includeSubDomains`, since the owner's other subdomains may lack HTTPS. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/**
 * Browser features that the pages never use, denied to injected scripts too.
 * It lists only names that current browsers know: an unknown one logs a warning in every visitor's console.
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

/** The policy of answers without a page, such as errors and redirects: nothing loads, nothing runs. */
const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of pictures, films, fonts and scripts. It can't be stricter: a browser that opens such a file wraps it in a
 * page of its own, and the closed policy would block that page's film and styles.
 */
const FILE_POLICY = "frame-ancestors 'none'";

/**
 * The policy of an SVG drawing, which a browser opens as a page of our origin. It allows styles and embedded pictures, but
 * no scripts.
 */
export const DRAWING_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a page: its own origin, inline code by hash, and the other origins that content names.
 * `object-src` repeats the default because auditing tools look for it by name.
 *
 * @param service the origin that forms are sent to, if it is a different one
 * @param home the origin that a sent form redirects to, if it is a different one: browsers check redirects as well
 */
export function pagePolicy(
  { scripts, styles, connections }: AllowedSources,
  service?: string,
  home?: string,
): string {
  return [
    "default-src 'none'",
    // Scripts insert only nodes and plain text, so none needs to turn a string into markup or code.
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
 * The security headers of pictures, scripts and fonts. The other headers of `securityHeaders` only affect documents and
 * would add some 700 bytes to each file.
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

/** The headers of every response that can be opened as a document. Without a policy, as in errors, nothing runs. */
export function securityHeaders(secure: boolean, policy = CLOSED_POLICY): Headers {
  return {
    ...fileSecurityHeaders(secure),
    // Over plain HTTP, as on a developer's machine, the upgrade would lead to a port without TLS.
    'content-security-policy': secure ? `${policy}; upgrade-insecure-requests` : policy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
  };
}

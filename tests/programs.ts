/** The programs that the tests need besides Node: their paths on this machine, and how to install them. */
import { existsSync } from 'node:fs';
import process from 'node:process';

interface Program {
  readonly name: string;
  /** The environment variable with another path; if it is empty or there is no such file, the program counts as missing. */
  readonly variable: string;
  readonly files: readonly string[];
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** How to install it on systems without apt-get. */
  readonly elsewhere?: string;
}

/** Optional: it runs the same tests faster than the full Chromium. */
const HEADLESS_SHELL: Program = {
  name: 'Chromium’s headless shell',
  variable: 'HEADLESS_SHELL',
  // A Chromium named by its variable takes precedence.
  files: process.env.CHROMIUM === undefined ? ['/usr/bin/chromium-headless-shell'] : [],
  packages: ['chromium-headless-shell'],
};

/** The programs that npm doesn't install. */
export const PROGRAMS = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM',
    files: [
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    packages: ['chromium'],
    elsewhere: 'npx playwright install chromium',
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX',
    files: [
      '/usr/bin/firefox-esr',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    packages: ['firefox-esr'],
    elsewhere: 'npx playwright install firefox',
  },
  webkit: {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER',
    files: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
  },
  /** The X server for WebKit. */
  screen: { name: 'Xvfb', variable: 'XVFB', files: ['/usr/bin/Xvfb'], packages: ['xvfb'] },
  /** Traces system calls, to prove that an enquiry is on the disk before it is acknowledged. */
  strace: {
    name: 'strace',
    variable: 'STRACE',
    files: ['/usr/bin/strace'],
    packages: ['strace'],
  },
  /** Used to test the proxy configurations in hosting/. */
  nginx: {
    name: 'nginx',
    variable: 'NGINX',
    files: ['/usr/sbin/nginx'],
    packages: ['nginx'],
  },
  caddy: {
    name: 'Caddy',
    variable: 'CADDY',
    files: ['/usr/bin/caddy', '/opt/homebrew/bin/caddy'],
    packages: ['caddy'],
    elsewhere: 'brew install caddy',
  },
  /** Makes the certificate for tests of the proxies. */
  openssl: {
    name: 'openssl',
    variable: 'OPENSSL',
    files: ['/usr/bin/openssl'],
    packages: ['openssl'],
  },
} as const satisfies Record<string, Program>;

/** The path of a program; undefined if it isn't installed. */
export function placeOf({ variable, files }: Program): string | undefined {
  const named = process.env[variable];
  return (named === undefined ? files : [named]).find((file) => existsSync(file));
}

/** The paths of all programs by key. */
export const programs = Object.fromEntries(
  Object.entries(PROGRAMS).map(([key, program]) => [key, placeOf(program)]),
) as Record<keyof typeof PROGRAMS, string | undefined>; // the keys are those of the object it is made from

/** The path of the headless shell; undefined if it isn't installed. */
export const headlessShell = placeOf(HEADLESS_SHELL);

/** The programs that aren't installed. */
export const missingPrograms = (): readonly Program[] =>
  [...Object.values(PROGRAMS), HEADLESS_SHELL].filter((program) => !placeOf(program));

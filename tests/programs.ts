/** The programs that the tests run beside Node: where they are on this machine, and what installs them. */
import { existsSync } from 'node:fs';
import process from 'node:process';

interface Program {
  readonly name: string;
  /** The variable that names another place; an empty one, or one where nothing is, means none. */
  readonly variable: string;
  readonly files: readonly string[];
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** What installs it where apt-get does not. */
  readonly elsewhere?: string;
}

/** Without it the tests prove the same and take longer: Chromium without what draws windows. */
const HEADLESS_SHELL: Program = {
  name: 'Chromium’s headless shell',
  variable: 'HEADLESS_SHELL',
  // Whoever names a Chromium means that one.
  files: process.env.CHROMIUM === undefined ? ['/usr/bin/chromium-headless-shell'] : [],
  packages: ['chromium-headless-shell'],
};

/** What the browser tests need that npm doesn't bring. */
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
  /** The screen that WebKit draws to. */
  screen: { name: 'Xvfb', variable: 'XVFB', files: ['/usr/bin/Xvfb'], packages: ['xvfb'] },
  /** Shows that an enquiry is on the disk before it is acknowledged. */
  strace: {
    name: 'strace',
    variable: 'STRACE',
    files: ['/usr/bin/strace'],
    packages: ['strace'],
  },
  /** The proxies whose configurations are in hosting/. */
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
  /** Makes the certificate that the proxies are tried with. */
  openssl: {
    name: 'openssl',
    variable: 'OPENSSL',
    files: ['/usr/bin/openssl'],
    packages: ['openssl'],
  },
} as const satisfies Record<string, Program>;

/** Where a program is; undefined where it isn't. */
export function placeOf({ variable, files }: Program): string | undefined {
  const named = process.env[variable];
  return (named === undefined ? files : [named]).find((file) => existsSync(file));
}

/** Where each program is, by its key. */
export const programs = Object.fromEntries(
  Object.entries(PROGRAMS).map(([key, program]) => [key, placeOf(program)]),
) as Record<keyof typeof PROGRAMS, string | undefined>; // the keys are those of the object it is made from

/** Where the headless shell is; undefined where it isn't installed. */
export const headlessShell = placeOf(HEADLESS_SHELL);

/** What is to be installed: every program that isn't there. */
export const missingPrograms = (): readonly Program[] =>
  [...Object.values(PROGRAMS), HEADLESS_SHELL].filter((program) => !placeOf(program));

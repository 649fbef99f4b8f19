/** The programs that the tests run beside Node: browsers, proxies, and what watches the server. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';

/** Where each program usually is, the variable that names another place, and Debian's packages. */
const PROGRAMS = [
  {
    name: 'Chromium',
    variable: 'CHROMIUM',
    files: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    packages: ['chromium'],
  },
  {
    name: 'Firefox',
    variable: 'FIREFOX',
    files: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER',
    files: ['/usr/bin/WebKitWebDriver'],
    // It draws to a screen, so it needs one.
    needs: '/usr/bin/Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  // Shows that an enquiry is on the disk before it is acknowledged.
  { name: 'strace', variable: 'STRACE', files: ['/usr/bin/strace'], packages: ['strace'] },
  // The proxies whose configurations are in hosting/.
  { name: 'nginx', variable: 'NGINX', files: ['/usr/sbin/nginx'], packages: ['nginx'] },
  { name: 'Caddy', variable: 'CADDY', files: ['/usr/bin/caddy'], packages: ['caddy'] },
];

/**
 * Chromium without what draws windows: where it is missing, the tests take longer and prove the same. Where somebody names
 * a Chromium, that one is meant.
 */
const HEADLESS_SHELL = {
  variable: 'HEADLESS_SHELL',
  files: process.env.CHROMIUM ? [] : ['/usr/bin/chromium-headless-shell'],
};

/** Where a program is; an empty string where it isn't. */
function placeOf({ variable, files, needs }) {
  const found = [process.env[variable], ...files].find((file) => file && existsSync(file));
  return found && (!needs || existsSync(needs)) ? found : '';
}

/** The package of the headless shell in the version of the Chromium that is there, so that nothing is upgraded. */
function packageOfShell() {
  if (process.env.CHROMIUM || placeOf(HEADLESS_SHELL)) return [];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is dpkg-query's
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat=${Version}', 'chromium'], {
    encoding: 'utf8',
  });
  return stdout ? [`chromium-headless-shell=${stdout}`] : [];
}

const install = (packages) =>
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const missing = () => PROGRAMS.filter((program) => !placeOf(program));

/** Whether to install: on CI, or where somebody who sits at a terminal agrees. */
async function mayInstall(packages) {
  if (process.env.CI) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Install ${packages.join(', ')} with apt-get? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Installs what is missing; npm may install packages meanwhile. */
function installMissing() {
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  const packages = missing().flatMap((program) => program.packages);
  if (packages.length > 0) install(packages);
  // By itself, since Debian may have another version by now, and asked for again, since Chromium may have come with the others.
  const shell = packageOfShell();
  if (shell.length > 0) install(shell);
}

/**
 * Begins to install Debian's packages of the programs that are missing, where that can and may be done.
 *
 * @returns {Promise<{ end: Promise<unknown> }>} once it is known whether it may: the end of the installation, which goes on
 * beside whatever else is done
 */
export async function beginInstalling() {
  const packages = missing().flatMap((program) => program.packages);
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const wanted = [...packages, ...packageOfShell()];
  const may = canInstall && wanted.length > 0 && (await mayInstall(wanted));
  if (!may) return { end: Promise.resolve() };
  console.log(`Installing ${wanted.join(', ')} (once) …`);
  return {
    end: once(spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' }), 'exit'),
  };
}

/**
 * Finds the programs.
 *
 * @returns {{ places: Record<string, string>, absent: string[] }} the place of each program by its variable, an empty string
 * where there is none; and what is missing, which is also said with what to install
 */
export function findPrograms() {
  for (const { name, variable, packages } of missing()) {
    console.log(
      `${name} is not here. On Debian: apt-get install ${packages.join(' ')}; elsewhere name it: ${variable}=/path npm test`,
    );
  }
  return {
    places: Object.fromEntries(
      [...PROGRAMS, HEADLESS_SHELL].map((program) => [program.variable, placeOf(program)]),
    ),
    absent: missing().map(({ name }) => name),
  };
}

if (process.argv[1] === import.meta.filename) installMissing();

/** Installs the programs that the tests need besides Node, as far as this machine allows. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { type BrowserType, chromium, firefox } from '@playwright/test';
import { missingPrograms, PROGRAMS, placeOf } from '../tests/programs.ts';

/** How long an installation command may take, in ms. */
const DOWNLOAD_MS = 600_000;

/** Runs a command without output. @returns whether it succeeded */
async function quietly(command: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'ignore', timeout: DOWNLOAD_MS });
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code === 0;
}

/** Installs missing Debian packages, each program's separately, since a system may lack some. Waits for apt's lock. */
async function installPackages(): Promise<void> {
  const apt = (...args: string[]) =>
    quietly('apt-get', ['-y', '-o', 'DPkg::Lock::Timeout=600', '--no-install-recommends', ...args]);
  const missing = missingPrograms();
  if (missing.length === 0) return;
  console.log(`Installing ${missing.map(({ name }) => name).join(', ')} with apt-get (once) …`);
  await apt('update');
  for (const { packages } of missing) await apt('install', ...packages);
}

/** Whether Playwright's own browser starts; the system may lack libraries for it. */
async function starts(browser: BrowserType): Promise<boolean> {
  try {
    await (await browser.launch()).close();
    return true;
  } catch {
    return false;
  }
}

/** Installs Playwright's own browser in place of a missing one. @returns whether it starts */
async function hasOwn(browser: BrowserType, name: string): Promise<boolean> {
  if (!existsSync(browser.executablePath())) {
    console.log(`Downloading Playwright’s ${name} (once) …`);
    await quietly('npx', ['playwright', 'install', browser.name()]);
  }
  return starts(browser);
}

/** Installs missing programs. @returns a line for each that is still missing, with the command to install it */
export async function setUpPrograms(): Promise<string[]> {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installPackages();
  const lines: string[] = [];
  for (const [key, program] of Object.entries(PROGRAMS)) {
    if (placeOf(program)) continue;
    const own = { chromium, firefox }[key];
    if (own && (await hasOwn(own, program.name))) continue;
    // An installed browser that doesn't start must not be used by any test.
    process.env[program.variable] = '';
    const install = `apt-get install ${program.packages.join(' ')}`;
    const elsewhere = 'elsewhere' in program ? `, elsewhere: ${program.elsewhere}` : '';
    lines.push(
      `Skipped, what needs ${program.name}: on Debian ${install}${elsewhere}; or ${program.variable}=/path npm test`,
    );
  }
  return lines;
}

/**
 * `npm run package`: builds the site for publishing and makes `package/`, a folder to copy to a server and run. It holds
 * everything that the server needs, including Node.
 *
 *     npm run package [-- --samples] [-- --for HOST]
 *
 * `--samples` allows sample content, for a preview server. `--for` makes `package-static/` with the pages alone, for a
 * static host. SERVICE_ORIGIN says where their forms go.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { serviceOrigin } from '../contract/addresses.ts';
import { hostFault, writeStaticSite } from '../site-build/static-hosts.ts';
import { readContent } from '../src/content/check.ts';
import { reasonOf } from '../src/schema/reason.ts';

/** The folders with the server's code. */
const SOURCES = ['server', 'contract'];

/** The programs in the package, by name, each with its script in package.json. */
const PROGRAMS = { site: 'serve', enquiries: 'enquiries' } as const;

interface Manifest {
  name: string;
  version: string;
  scripts: Record<string, string>;
}

/** The folders of the packages that the server needs, by the lockfile, since the installed ones may differ. */
function productionPackages(root: string): string[] {
  const options = [
    '--omit=dev',
    '--all',
    '--parseable',
    '--workspaces=false',
    '--package-lock-only',
  ];
  const { stdout, stderr } = spawnSync('npm', ['ls', ...options], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const folders = stdout.split('\n').filter((line) => line.includes('node_modules'));
  if (folders.length === 0) throw new Error(`npm ls names no packages:\n${stderr}`);
  return folders;
}

/** A shell script that runs an npm script's command with the package's own Node, in the folder that it is called from. */
function program(command: string): string {
  const [, ...args] = command.split(' ');
  const script = args.pop();
  return `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
exec "$here/node" ${args.join(' ')} "$here/${script}" "$@"
`;
}

/**
 * Puts a built site and its server into a folder, whose contents are replaced.
 *
 * @param root the project, with its packages installed
 * @param node path of the Node program to include
 */
export function makePackage(root: string, dist: string, target: string, node: string): void {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const folder of SOURCES) {
    const filter = (file: string) => !file.endsWith('.test.ts');
    cpSync(join(root, folder), join(target, folder), { recursive: true, filter });
  }
  cpSync(dist, join(target, 'dist'), { recursive: true });
  // .env holds the passwords for compose.yaml and must stay on its machine.
  const shared = (file: string) => basename(file) !== '.env';
  cpSync(join(root, 'hosting'), join(target, 'hosting'), { recursive: true, filter: shared });
  for (const folder of productionPackages(root)) {
    cpSync(folder, join(target, relative(root, folder)), { recursive: true, dereference: true });
  }
  cpSync(node, join(target, 'node'), { dereference: true });
  const { name, version, scripts } = manifest;
  const own = { name, version, private: true, type: 'module', scripts };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  for (const [file, script] of Object.entries(PROGRAMS)) {
    writeFileSync(join(target, file), program(scripts[script] ?? ''));
    chmodSync(join(target, file), 0o755);
  }
}

const NO_SERVICE =
  'The forms on a static host need a service: SERVICE_ORIGIN=https://forms.example.com npm run package -- --for …';

/** Why the pages can't be packaged for a static host; undefined if nothing is known before the build. */
function faultFor(host: string): string | undefined {
  const isForm = (section: object) => 'type' in section && section.type === 'enquiryForm';
  const hasForms = () =>
    readContent('.').entries.some(
      ({ data: { sections } }) => Array.isArray(sections) && sections.some(isForm),
    );
  try {
    return hostFault(host) ?? (!serviceOrigin() && hasForms() ? NO_SERVICE : undefined);
  } catch (error) {
    return reasonOf(error);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { samples: { type: 'boolean', default: false }, for: { type: 'string' } },
  });
  // Before a build, which takes minutes.
  const fault = values.for === undefined ? undefined : faultFor(values.for);
  if (fault) fail(fault);
  const build = ['site-build/build.ts', ...(values.samples ? [] : ['--publish'])];
  if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0)
    fail('Nothing was packaged: see the lines above.');
  if (values.for === undefined) {
    makePackage('.', 'dist', 'package', 'node_modules/node/bin/node');
    console.log('package/ is complete: copy it to the server and run ./site there.');
  } else {
    try {
      writeStaticSite('dist', 'package-static', values.for);
    } catch (error) {
      fail(reasonOf(error));
    }
    console.log(`package-static/ is complete: give it to ${values.for}.`);
  }
}

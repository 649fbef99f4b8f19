/** Copies of the project with other content, each built in its own folder, as an owner's project would be. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parse, stringify } from 'yaml';
import { builtState } from '../site-build/sources.ts';

const ROOT = join(import.meta.dirname, '..');
/** Generated files and data, which are not copied. */
const MADE = ['.astro', '.cache', '.git', 'data', 'dist', 'node_modules', 'test-results'];
/** Drawn plates, copied so that the copy need not draw them again. */
const PLATES = ['public/art', '.cache/art'];

/** How a copy differs from the project. */
export interface CopyOptions {
  /** The folder to use as content/. */
  readonly content: string;
  /** Other values for fields of brand/brand.yaml; undefined removes a field. */
  readonly brand?: Readonly<Record<string, unknown>> | undefined;
  /** Folders of the project to leave out, such as `tests`. */
  readonly without?: readonly string[];
}

/** The files and folders to copy, apart from content. */
const partsOf = ({ without = [] }: CopyOptions) =>
  readdirSync(ROOT).filter((name) => ![...MADE, 'content', ...without].includes(name));

const isMade = (path: string) => /[\\/](node_modules|public[\\/]art)([\\/]|$)/.test(path);

/** Links each package separately, so that files that a build writes into node_modules stay in the copy. */
function linkPackages(target: string) {
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(target, 'node_modules'), { recursive: true });
  for (const name of readdirSync(packages)) {
    const cache = /^\.(astro|cache|vite)/.test(name);
    const link = join(target, 'node_modules', name);
    if (cache) continue;
    // The project may have moved since the last run.
    rmSync(link, { force: true });
    symlinkSync(join(packages, name), link);
  }
}

/** Copies the project with other content into a folder, and keeps pictures drawn there earlier. */
export function copySite(target: string, options: CopyOptions) {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target)) {
    if (!['.cache', 'dist', 'node_modules', 'public'].includes(name)) {
      rmSync(join(target, name), { recursive: true });
    }
  }
  // Empties public/ except for drawn pictures.
  const given = join(target, 'public');
  for (const name of existsSync(given) ? readdirSync(given) : []) {
    if (name !== 'art') rmSync(join(given, name), { recursive: true });
  }
  const filter = (path: string) => !isMade(path);
  for (const name of partsOf(options)) {
    cpSync(join(ROOT, name), join(target, name), { recursive: true, filter });
  }
  cpSync(options.content, join(target, 'content'), { recursive: true });
  if (options.brand) {
    const file = join(target, 'brand/brand.yaml');
    const before = parse(readFileSync(file, 'utf8'));
    const brand = { ...before, ...options.brand };
    writeFileSync(file, stringify(brand));
    // As `npm run brand` does with a film in other colours.
    if (brand.main !== before.main)
      rmSync(join(target, 'brand/film'), { recursive: true, force: true });
  }
  const take = (path: string) => {
    if (existsSync(join(ROOT, path))) {
      cpSync(join(ROOT, path), join(target, path), { recursive: true });
    }
  };
  // A built copy already has its own plates, which its tests need.
  if (builtState(target) === 'none') PLATES.forEach(take);
  linkPackages(target);
}

/** Runs a command in a copy. @throws with its output if it fails */
export function runInCopy(target: string, command: string, args: readonly string[]): string {
  const bin = join(target, 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: target,
    encoding: 'utf8',
    // Leaves out the variables of the test runner, which would change the command's behaviour.
    env: {
      PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`,
      HOME: target,
      ASTRO_TELEMETRY_DISABLED: '1',
      SERVICE_ORIGIN: process.env.SERVICE_ORIGIN,
    },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Builds a copy if it has changed since its last build.
 *
 * @param program `build` also makes share images and compressed files, which visiting pages doesn't need
 * @returns the folder of the built site
 */
export function buildCopy(target: string, program: 'pages' | 'build' = 'pages'): string {
  const state = builtState(target);
  if (state === 'none' || (program === 'build' && state === 'pages')) {
    runInCopy(target, 'node', [`site-build/${program}.ts`]);
  }
  return join(target, 'dist');
}

/** Copies of the project with other content, each built in a folder of its own: what an owner's project would be. */
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
/** What is made from the project, and so is no part of a copy. */
const MADE = ['.astro', '.cache', '.git', 'data', 'dist', 'node_modules', 'test-results'];
/** The plates that the project has drawn, by which a copy finds that they are drawn already. */
const PLATES = ['public/art', '.cache/art'];

/** What a copy has of its own. */
export interface CopyOptions {
  /** The folder that takes the place of content/. */
  readonly content: string;
  /** Fields of brand/brand.yaml that are others there; one that is undefined is left out. */
  readonly brand?: Readonly<Record<string, unknown>>;
  /** Folders of the project that the copy does without, such as `tests`. */
  readonly without?: readonly string[];
}

/** What a copy takes from the project, but for content. */
const partsOf = ({ without = [] }: CopyOptions) =>
  readdirSync(ROOT).filter((name) => ![...MADE, 'content', ...without].includes(name));

const isMade = (path: string) => /[\\/](node_modules|public[\\/]art)([\\/]|$)/.test(path);

/** Links to the packages one by one, so that what a build writes beside them stays in the copy. */
function linkPackages(target: string) {
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(target, 'node_modules'), { recursive: true });
  for (const name of readdirSync(packages)) {
    const cache = /^\.(astro|cache|vite)/.test(name);
    const link = join(target, 'node_modules', name);
    if (cache) continue;
    // One of a project that has moved since leads nowhere.
    rmSync(link, { force: true });
    symlinkSync(join(packages, name), link);
  }
}

/** Copies the project with other content into a folder; what an earlier copy has drawn there stays. */
export function copySite(target: string, options: CopyOptions) {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target)) {
    if (!['.cache', 'dist', 'node_modules', 'public'].includes(name)) {
      rmSync(join(target, name), { recursive: true });
    }
  }
  // Of public/ only what was drawn stays.
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
    const brand = { ...parse(readFileSync(file, 'utf8')), ...options.brand };
    writeFileSync(file, stringify(brand));
    // As npm run brand does with a film that is no longer named.
    if (!brand.film) rmSync(join(target, 'brand/film'), { recursive: true, force: true });
  }
  const take = (path: string) => {
    if (existsSync(join(ROOT, path))) {
      cpSync(join(ROOT, path), join(target, path), { recursive: true });
    }
  };
  // A copy that is built has plates of its own, by which its tests find what its pages show.
  if (builtState(target) === 'none') PLATES.forEach(take);
  linkPackages(target);
}

/** Runs one of the commands of a copy. @throws with what it said, where it fails */
export function runInCopy(target: string, command: string, args: readonly string[]): string {
  const bin = join(target, 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: target,
    encoding: 'utf8',
    // Without what a test runner sets, since the copy must not take itself for a test.
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
 * Builds a copy where it has changed since the last time.
 *
 * @param program `build` makes share images and compressed files too; pages can be visited without
 * @returns the folder of the built site
 */
export function buildCopy(target: string, program: 'pages' | 'build' = 'pages'): string {
  const state = builtState(target);
  if (state === 'none' || (program === 'build' && state === 'pages')) {
    runInCopy(target, 'node', [`site-build/${program}.ts`]);
  }
  return join(target, 'dist');
}

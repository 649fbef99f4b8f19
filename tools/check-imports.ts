/**
 * Checks imports against .dependency-cruiser.cjs, except in tests/, bench/ and studio/; part of `npm run check`. Since
 * dependency-cruiser can't read `.astro` files, it gets a copy of the code in which each is replaced by a TypeScript module.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const FOLDERS = [
  'art',
  'commands',
  'contract',
  'edit',
  'edit-team',
  'plates',
  'server',
  'site-build',
  'src',
  'tools',
];
const SETTINGS = ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json'];
const COPY = '.cache/imports';

/** The code of an Astro component: its front matter and its scripts. */
function codeOf(astro: string): string {
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(astro) ?? [];
  const scripts = [...astro.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  return [frontMatter, ...scripts].join('\n');
}

rmSync(COPY, { recursive: true, force: true });
mkdirSync(COPY, { recursive: true });
for (const name of [...FOLDERS, ...SETTINGS]) cpSync(name, join(COPY, name), { recursive: true });
symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
const components = globSync(`{${FOLDERS.join(',')}}/**/*.astro`);
for (const file of components) {
  rmSync(join(COPY, file));
  writeFileSync(join(COPY, `${file}.ts`), codeOf(readFileSync(file, 'utf8')));
}

const { status, stdout, stderr } = spawnSync('depcruise', FOLDERS, { cwd: COPY, encoding: 'utf8' });
rmSync(COPY, { recursive: true });
console.log((stdout + stderr).replaceAll('.astro.ts', '.astro').trim());
process.exitCode = status ?? 1;

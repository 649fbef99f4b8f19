/** Merges a later version of the project into a copy with another company's changes. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, expect, test } from 'vitest';
import { folderForEach } from '../fixtures/folder.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What the migration reads, and what a later version or the owner changes. */
const PARTS = ['art', 'contract', 'docs', 'edit', 'plates', 'src', 'package.json', 'CHANGELOG.md'];
const SCRIPT = join(ROOT, 'commands/upgrade.mjs');

const folder = folderForEach();
const at = (file: string) => join(folder, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
function write(file: string, text: string) {
  mkdirSync(join(at(file), '..'), { recursive: true });
  writeFileSync(at(file), text);
}

function git(...args: string[]): string {
  const name = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com'];
  const { status, stdout, stderr } = spawnSync('git', [...name, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout.trim();
}
function commit(message: string) {
  git('add', '-A');
  git('commit', '-q', '-m', message);
}

/** Runs the command as an owner does. */
function upgrade(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'Owner',
      GIT_AUTHOR_EMAIL: 'owner@example.com',
      GIT_COMMITTER_NAME: 'Owner',
      GIT_COMMITTER_EMAIL: 'owner@example.com',
    },
  });
  return { status, said: `${stdout}${stderr}` };
}

beforeEach(() => {
  for (const part of PARTS) cpSync(join(ROOT, part), at(part), { recursive: true });
  const content = join(ROOT, 'tests/behaviour/site/content');
  cpSync(content, at('content'), { recursive: true });
  write('brand/brand.yaml', 'name: Sample\n');
  // The packages are installed, as after a build.
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
  write('.gitignore', 'node_modules\n');
  git('init', '-q', '-b', 'main');
  commit('v1');
  git('tag', 'v1');

  // Changes of the later version: code, documents, the sample.
  git('checkout', '-q', '-b', 'later');
  appendFileSync(at('src/schema/fields.ts'), '\n// later\n');
  appendFileSync(at('CHANGELOG.md'), '\n## Later\n');
  write('src/sections/Later/schema.ts', 'export {};\n');
  rmSync(at('docs/facts.md'));
  appendFileSync(at('content/company.yaml'), '# later\n');
  appendFileSync(at('content/services/qa.yaml'), '# later\n');
  write('content/services/later.yaml', 'name: Later\n');
  write('brand/brand.yaml', 'name: Sample\naccent: "#fff"\n');
  commit('v2');
  git('tag', 'v2');

  // Changes of the owner: texts, added and deleted records, pictures, the brand.
  git('checkout', '-q', 'main');
  write('content/company.yaml', 'name: Pinehill\n');
  rmSync(at('content/services/qa.yaml'));
  write('content/services/accessibility.yaml', 'name: Accessibility\n');
  write('content/team/ana.jpg', 'a photograph');
  write('brand/brand.yaml', 'name: Pinehill\n');
  commit('Pinehill');
});

test('a later version is merged without a conflict, and the owner’s folders stay as they are', () => {
  const own = git('ls-files', 'content', 'brand');
  expect(upgrade('v2')).toMatchObject({ status: 0, said: expect.stringContaining('v2 is merged') });
  expect(git('status', '--porcelain')).toBe('');
  expect(git('ls-files', 'content', 'brand')).toBe(own);
  expect(read('content/company.yaml')).toBe('name: Pinehill\n');
  expect(read('brand/brand.yaml')).toBe('name: Pinehill\n');
  expect(existsSync(at('content/services/qa.yaml'))).toBe(false);
  expect(read('src/schema/fields.ts')).toContain('// later');
  expect(existsSync(at('src/sections/Later/schema.ts'))).toBe(true);
  expect(existsSync(at('docs/facts.md'))).toBe(false);
  // The next upgrade finds the merge base.
  expect(git('merge-base', 'HEAD', 'v2')).toBe(git('rev-parse', 'v2'));
  expect(upgrade('v2').said).toContain('v2 is merged already');
});

test('a file that both have changed is named', () => {
  appendFileSync(at('src/schema/fields.ts'), '\n// ours\n');
  commit('a change of the code');
  const { status, said } = upgrade('v2');
  expect(status).toBe(1);
  expect(said).toContain('src/schema/fields.ts\nResolve them');
  expect(said).not.toContain('content/company.yaml');
});

test('uncommitted changes and unknown versions are refused before anything changes', () => {
  expect(upgrade('v9').said).toContain('There is no version v9 here');
  expect(upgrade().said).toContain('Say which version');
  write('content/company.yaml', 'name: Pinewood\n');
  expect(upgrade('v2').said).toContain('Commit your own changes first');
  expect(read('content/company.yaml')).toBe('name: Pinewood\n');
});

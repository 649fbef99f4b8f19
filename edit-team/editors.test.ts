import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { keepEditors, mostEditors } from './editors.ts';

const folder = folderForEach();

test.each([
  [1, 1],
  [2, 2],
  [4, 4],
  [8, 9],
])('a machine with %i GB of memory has room for %i editors', (gigabytes, most) => {
  expect(mostEditors(gigabytes * 1024 ** 3)).toBe(most);
});

test('a person is turned away while no memory is left, and admitted once an editor has ended', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet', '--initial-branch=main', '.');
  const who = ['-c', 'user.name=First', '-c', 'user.email=first@example.com'];
  git(...who, 'commit', '--quiet', '--allow-empty', '--message=Begin');
  const { of } = await keepEditors(folder, join(folder, 'places'), 1);
  const person = { name: 'Vera', email: 'vera@example.com', password: '' };
  const first = of('vera', person);
  expect(() => of('max', person)).toThrow(
    'All editors that fit into this machine’s memory (1) are in use',
  );
  // This clone has no editor to start.
  await expect(first).rejects.toThrow('The editor could not be started');
  await expect(of('max', person)).rejects.toThrow('The editor could not be started');
});

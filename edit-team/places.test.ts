import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { keepPlaces, mostEditors } from './places.ts';

const folder = folderForEach();

test.each([
  [1, 1],
  [2, 2],
  [4, 4],
  [8, 9],
])('a machine of %i GB carries %i at work', (gigabytes, most) => {
  expect(mostEditors(gigabytes * 1024 ** 3)).toBe(most);
});

test('who comes when all places are taken is told so, and may come once somebody has left', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet', '--initial-branch=main', '.');
  const who = ['-c', 'user.name=First', '-c', 'user.email=first@example.com'];
  git(...who, 'commit', '--quiet', '--allow-empty', '--message=Begin');
  const { of } = await keepPlaces(folder, join(folder, 'places'), 1);
  const person = { name: 'Vera', email: 'vera@example.com', password: '' };
  const first = of('vera', person);
  expect(() => of('max', person)).toThrow('This machine has memory for 1 at work at a time');
  // This clone has no editor to start.
  await expect(first).rejects.toThrow('The editor could not be started');
  await expect(of('max', person)).rejects.toThrow('The editor could not be started');
});

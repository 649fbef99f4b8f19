import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { asking } from '../../tests/fixtures/content.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { listen } from '../../tests/fixtures/socket.ts';
import { changesIn, historyOf, publish, push, versionOf } from './git.ts';
import { restorePictures } from './pictures.ts';
import { keyIn, Refusal } from './validate.ts';

const folder = folderForEach();
const root = join(folder, 'site');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const EDITOR = { message: 'content: a name', name: 'Vera Editor', email: 'vera@example.com' };
const QA = 'content/services/qa.yaml';
const qa = () => keyIn(root, 'services/qa');

function change(from: string | RegExp, to: string) {
  const path = join(root, QA);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

beforeEach(() => cpSync('src/content/fixture', root, { recursive: true }));

/** Commits the site, then changes a name in it. */
function begin() {
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  const who = ['-c', 'user.name=First', '-c', 'user.email=first@example.com'];
  git(...who, 'commit', '--quiet', '--message=Begin');
  change(/^name: .*$/m, 'name: Testing');
}

test('a folder without git has no history', async () => {
  expect(await changesIn(root)).toMatchObject({ hasHistory: false, files: [] });
  // Nor has it in another repository, in which it must not be committed.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  await expect(publish(root, EDITOR)).rejects.toThrow('Nothing has changed');
});

test('changes are described in words', async () => {
  begin();
  writeFileSync(join(root, 'content/new-file.yaml'), 'a: b\n');
  const { files } = await changesIn(root);
  expect(files).toMatchObject([
    { file: QA, title: 'Testing', state: 'changed', texts: ['Name'] },
    { file: 'content/new-file.yaml', state: 'new' },
  ]);
});

test('publishing commits only content/, with the editor as author, and pushes it', async () => {
  begin();
  const remote = join(folder, 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  git('remote', 'add', 'backup', `${remote}-of-others`);
  git('remote', 'add', 'origin', remote);
  writeFileSync(join(root, 'elsewhere.txt'), 'not content');
  git('add', 'elsewhere.txt');
  expect(await publish(root, EDITOR)).toMatchObject({ pushed: true, fault: '' });
  expect(git('log', '-1', '--format=%an %ae %s')).toBe(
    'Vera Editor vera@example.com content: a name\n',
  );
  expect(git('show', '--name-only', '--format=')).toBe(`${QA}\n`);
  expect(git('--git-dir', remote, 'log', '-1', '--format=%s', 'main')).toBe('content: a name\n');
  await expect(publish(root, EDITOR)).rejects.toThrow(Refusal);
  git('config', 'branch.main.remote', 'backup');
  expect(await changesIn(root)).toMatchObject({ remote: 'backup' });
  change('name: Testing', 'name: Tests');
  git('switch', '--quiet', '--detach');
  await expect(publish(root, EDITOR)).rejects.toThrow('No branch is checked out');
});

test('a commit that can’t be pushed is reported with the reason and pushed later', async () => {
  begin();
  const remote = join(folder, 'remote.git');
  execFileSync('git', ['clone', '--quiet', '--bare', root, remote]);
  git('remote', 'add', 'origin', remote);
  git('fetch', '--quiet', 'origin');
  renameSync(remote, `${remote}-away`);
  const { pushed, fault } = await publish(root, EDITOR);
  expect(pushed).toBe(false);
  expect(fault).toContain('not appear to be a git repository');
  const ask = asking(root);
  expect(await ask('changes')).toMatchObject({ files: [], unsent: 1 });
  renameSync(`${remote}-away`, remote);
  expect(await ask('send')).toMatchObject({ pushed: true, fault: '' });
  expect(await ask('changes')).toMatchObject({ files: [], unsent: 0 });
  expect(git('--git-dir', remote, 'log', '-1', '--format=%s', 'main')).toBe('content: a name\n');
});

test.each([
  '--amend',
  '-F/etc/passwd',
  '--author=Somebody <else@example.com>',
  '$(touch outside); `touch outside`',
])('git takes %j as a message and not as an option', async (message) => {
  begin();
  await publish(root, { ...EDITOR, message });
  expect(git('log', '-2', '--format=%an: %s')).toBe(`Vera Editor: ${message}\nFirst: Begin\n`);
  expect(readdirSync(folder)).toEqual(['site']);
});

test.each([
  ['a megabyte', 'a'.repeat(1_000_000), 'Too long for a commit: 10000 characters at most.'],
  ['a NUL', 'a\0b', 'A commit can’t contain control characters.'],
  ['an escape', 'a\u001b[31mb', 'A commit can’t contain control characters.'],
])(
  '%s is refused in a message, a name and an e-mail address, with the reason',
  async (_what, text, said) => {
    begin();
    const ask = asking(root);
    for (const field of ['message', 'name', 'email']) {
      const answer = ask('publish', { ...EDITOR, [field]: text });
      await expect(answer, field).rejects.toThrow(new Refusal(said));
    }
    await ask('publish', { ...EDITOR, message: 'Two\n\n\tlines' });
    expect(git('log', '-1', '--format=%B').trim()).toBe('Two\n\n\tlines');
  },
);

test('a push to a remote that doesn’t respond is given up and reported', async () => {
  begin();
  const calls = new Set<Socket>();
  const silent = createServer((call) => calls.add(call.on('error', () => {})));
  const port = await listen(silent);
  git('remote', 'add', 'origin', `git://127.0.0.1:${port}/site.git`);
  const { pushed, fault } = await push(root, 'origin', 2000);
  for (const call of calls) call.destroy();
  silent.close();
  expect({ pushed, fault }).toEqual({
    pushed: false,
    fault: 'git push did not finish within 2 seconds. Can the remote be reached?',
  });
});

test('an uploaded picture that no record names is not published', async () => {
  begin();
  const ask = asking(root);
  const data = btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const file = await ask('picture', { key: 'services/qa', name: 'a', data });
  await ask('publish', EDITOR);
  expect(git('show', '--name-only', '--format=')).toBe(`${QA}\n`);
  // The picture is archived, since a draft may still name it.
  expect(existsSync(join(root, '.cache/edit/pictures/services', String(file)))).toBe(true);
});

test('each version in the history has the record as it was then', async () => {
  begin();
  await publish(root, EDITOR);
  const versions = await historyOf(root, qa());
  expect(versions.map(({ author, message }) => [author, message])).toEqual([
    ['Vera Editor', 'content: a name'],
    ['First', 'Begin'],
  ]);
  expect(await versionOf(root, qa(), versions[1]?.commit ?? '')).toMatchObject({
    name: 'Quality assurance',
  });
  await expect(versionOf(root, qa(), '--output=/tmp/x')).rejects.toThrow(Refusal);
});

test('the history of a renamed record goes on under its earlier name, but not that of a copy under its original', async () => {
  begin();
  cpSync(join(root, QA), join(root, 'content/services/copy.yaml'));
  await publish(root, { ...EDITOR, message: 'Copy' });
  renameSync(join(root, QA), join(root, 'content/services/tests.yaml'));
  await publish(root, { ...EDITOR, message: 'Rename' });
  const messagesOf = async (key: string) =>
    (await historyOf(root, key)).map(({ message, key }) => `${message} ${key}`);
  expect(await messagesOf('services/tests')).toEqual([
    'Rename services/tests',
    'Copy services/qa',
    'Begin services/qa',
  ]);
  expect(await messagesOf('services/copy')).toEqual(['Copy services/copy']);
});

test('restoring a version restores its deleted picture', async () => {
  const path = join(root, 'content/services/own.svg');
  const picture = { file: 'own.svg' };
  writeFileSync(path, '<svg/>');
  change(/^picture: .*$/m, 'picture: { file: own.svg, alt: "" }');
  begin();
  const [version] = await historyOf(root, qa());
  rmSync(path);
  expect(await versionOf(root, qa(), version?.commit ?? '')).toMatchObject({ picture });
  expect(existsSync(path)).toBe(false);
  // Git removes a folder with its last file.
  rmSync(join(root, 'content/services'), { recursive: true });
  restorePictures(root, [{ key: qa(), data: { picture } }]);
  expect(readFileSync(path, 'utf8')).toBe('<svg/>');
});

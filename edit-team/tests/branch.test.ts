import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { branchOf, catchUp, publishBranch } from '../../edit/disk/branch.ts';
import { remove, rename } from '../../edit/disk/records.ts';
import { save } from '../../edit/disk/store.ts';
import { Refusal, recordIn } from '../../edit/disk/validate.ts';
import { readContent } from '../../src/content/check.ts';
import { asking, contentIn } from '../../tests/fixtures/content.ts';
import { folderForEach, folderForFile } from '../../tests/fixtures/folder.ts';

/** The author of commits in the clone; automatic garbage collection is off. */
const CONFIG = `
[user]
  name = First
  email = first@example.com
[maintenance]
  auto = false
`;

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The initial state of each test, made once. */
const origin = folderForFile();
beforeAll(() => {
  const site = join(origin, 'clone');
  cpSync('src/content/fixture', site, { recursive: true });
  git(origin, 'init', '--quiet', '--initial-branch=main', site);
  writeFileSync(join(site, '.git/config'), CONFIG, { flag: 'a' });
  git(site, 'add', '--all');
  git(site, 'commit', '--quiet', '--message=Begin');
});
const folder = folderForEach(origin);
const clone = join(folder, 'clone');

/** Adds a person with their own folder and branch. */
function begin(id: string) {
  const root = join(folder, id);
  git(clone, 'worktree', 'add', '--quiet', '-b', branchOf(id), root, 'main');
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const email = `${id}@example.com`;
  const member = { id, name: `${id} Surname`, email, clone, branch: 'main', key: '' };
  const { textOf, changed, write } = contentIn(root);
  return {
    root,
    member,
    text: textOf,
    write,
    change: (key: string, fields: object) => {
      const { faults, conflicts } = save(root, [changed(key, fields)]);
      expect([...faults, ...conflicts]).toEqual([]);
    },
    /** Calls actions as a person who may change only these languages. */
    asking: (...languages: string[]) => asking(root, { ...member, languages }),
    publish: (message: string, resolution?: Parameters<typeof publishBranch>[3]) =>
      publishBranch(root, member, message, resolution),
  };
}

/** Commits a new file outside content/ in the clone. */
function commitNew(file: string) {
  writeFileSync(join(clone, file), 'of the clone');
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', `--message=${file}`);
}

const QA = 'services/qa';
const { textOf: published, write: writePublished, addGerman } = contentIn(clone);
const MESSAGE = { message: 'x', name: 'x', email: 'x' };

/** Commits German as the second language, with one of its files. */
function beginGerman(file?: string, texts: object[] = []) {
  addGerman();
  if (file) writePublished(file, stringify({ texts }));
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message=German');
}

/** Adds a remote to the clone. @returns its folder */
function beginRemote() {
  const remote = join(folder, 'remote.git');
  git(folder, 'clone', '--quiet', '--bare', clone, remote);
  git(clone, 'remote', 'add', 'origin', remote);
  git(clone, 'fetch', '--quiet', 'origin');
  return remote;
}

/** Commits in another clone, and pushes to the remote. */
function sendFromElsewhere(remote: string) {
  const other = join(folder, 'other');
  git(folder, 'clone', '--quiet', remote, other);
  writeFileSync(join(other, 'README.txt'), 'from elsewhere\n');
  git(other, 'add', '--all');
  git(other, '-c', 'user.name=O', '-c', 'user.email=o@example.com', 'commit', '--quiet', '-m', 'o');
  git(other, 'push', '--quiet');
}

/** Makes a remote reject all pushes. @returns a function that makes it accept them again */
function close(remote: string) {
  const hook = join(remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return () => rmSync(hook);
}

test('two people change different fields of a file: each publishes a commit of one line', async () => {
  const [vera, max] = [begin('vera'), begin('max')];
  vera.change(QA, { name: 'Testing' });
  max.change(QA, { line: 'It finds what others miss.' });
  expect(await vera.publish('content: the name')).toMatchObject({ fault: '' });
  expect(await max.publish('content: the line')).toMatchObject({ fault: '' });
  expect(published(QA)).toMatch(/^name: Testing$/m);
  expect(published(QA)).toMatch(/^line: It finds what others miss\.$/m);
  expect(git(clone, 'log', '--format=%an: %s')).toBe(
    'max Surname: content: the line\nvera Surname: content: the name\nFirst: Begin',
  );
  expect(git(clone, 'show', '--format=', '--numstat')).toBe('1\t1\tcontent/services/qa.yaml');
  expect(git(clone, 'status', '--porcelain')).toBe('');
});

test.each(['prepared', 'committed'])(
  'a draft is merged whole after its editor was killed while its branch moved: %s',
  async (state) => {
    const [before, route] = ['old.astro', '[...slug].astro'];
    commitNew(before);
    const [vera, max] = [begin('vera'), begin('max')];
    git(clone, 'rm', '--quiet', before);
    commitNew(route);
    vera.change(QA, { name: 'Testing' });
    await vera.publish('content: the name');
    max.change(QA, { line: 'It finds what others miss.' });
    const hook = join(clone, '.git/hooks/reference-transaction');
    const kill = `[ $1 = ${state} ] && grep -q refs/heads/edit/max && kill -9 $EDITOR_PROCESS`;
    writeFileSync(hook, `#!/bin/sh\n! { ${kill}; }\n`, { mode: 0o755 });
    const code = `
    import { catchUp } from ${JSON.stringify(resolve('edit/disk/branch.ts'))};
    process.env.EDITOR_PROCESS = process.pid;
    await catchUp(${JSON.stringify(max.root)}, ${JSON.stringify(max.member)});`;
    const killed = spawnSync(process.execPath, ['--input-type=module', '--eval', code]);
    expect([killed.signal, String(killed.stderr)]).toEqual(['SIGKILL', '']);
    rmSync(hook);
    await catchUp(max.root, max.member);
    expect(max.text(QA)).toMatch(/^name: Testing$/m);
    expect(max.text(QA)).toMatch(/^line: It finds what others miss\.$/m);
    expect(readFileSync(join(max.root, route), 'utf8')).toBe('of the clone');
    expect(git(max.root, 'status', '--porcelain', '*.yaml', '*.astro')).toBe(
      `M content/${QA}.yaml`,
    );
  },
);

test('a file outside content/ that was changed by hand is kept until its owner chooses the published one', async () => {
  const { root, member } = begin('max');
  commitNew('new.txt');
  const file = join(root, 'new.txt');
  writeFileSync(file, 'of max');
  const { clashing, onto } = await catchUp(root, member);
  expect(clashing).toMatchObject([{ file: 'new.txt', clashes: [{ text: 'The file' }] }]);
  expect(readFileSync(file, 'utf8')).toBe('of max');
  await catchUp(root, member, { onto, files: { 'new.txt': { '': 'theirs' } } });
  expect(readFileSync(file, 'utf8')).toBe('of the clone');
});

test('two people change the same field: the second must choose, and nothing changes until then', async () => {
  const [vera, max] = [begin('vera'), begin('max')];
  vera.change(QA, { name: 'Testing' });
  max.change(QA, { name: 'Quality', line: 'It finds what others miss.' });
  await vera.publish('content: the name');
  const before = max.text(QA);
  const asked = await max.publish('content: quality');
  expect(asked).toMatchObject({
    clashing: [
      {
        file: `content/${QA}.yaml`,
        clashes: [{ text: 'Name', mine: 'Quality', theirs: 'Testing' }],
      },
    ],
  });
  expect(max.text(QA)).toBe(before);
  const { onto } = await catchUp(max.root, max.member);
  const choose = (name: 'mine' | 'theirs', against = onto) => ({
    onto: against,
    files: { [`content/${QA}.yaml`]: { name } },
  });
  // A choice made against an earlier commit doesn't count.
  expect(await max.publish('content: quality', choose('mine', 'another'))).toHaveProperty(
    'clashing',
  );
  expect(await max.publish('content: quality', choose('theirs'))).toMatchObject({ fault: '' });
  expect(published(QA)).toMatch(/^name: Testing$/m);
  expect(published(QA)).toMatch(/^line: It finds what others miss\.$/m);
  expect(published(QA)).not.toContain('<<<<');
});

test('published changes are merged into a draft; drafts of others are not', async () => {
  const [vera, max] = [begin('vera'), begin('max')];
  vera.change(QA, { name: 'Proof' });
  max.change('company', { statement: 'Another line' });
  expect(max.text(QA)).not.toContain('Proof');
  await vera.publish('content: the name');
  expect(await catchUp(max.root, max.member)).toMatchObject({ clashing: [] });
  expect(max.text(QA)).toContain('Proof');
  expect(max.text('company')).toContain('Another line');
  expect(git(max.root, 'status', '--porcelain', 'content')).toBe('M content/company.yaml');
  expect(published('company')).not.toContain('Another line');
});

test('published changes are merged after a saved change was reverted', async () => {
  const [vera, max] = [begin('vera'), begin('max')];
  const { name } = contentIn(vera.root).file(QA).data;
  // This changes only the times of files, since the check of a save hard-links them.
  for (const each of ['Testing', name]) vera.change(QA, { name: each });
  max.change(QA, { line: 'It finds what others miss.' });
  await max.publish('content: the line');
  expect(await catchUp(vera.root, vera.member)).toMatchObject({ clashing: [] });
  expect(vera.text(QA)).toContain('It finds what others miss.');
});

test('pictures and new records are published; two added files of the same name clash', async () => {
  const [vera, max] = [begin('vera'), begin('max')];
  for (const [who, bytes] of [
    [vera, 'of Vera'],
    [max, 'of Max'],
  ] as const) {
    who.write('services/harbour.svg', bytes);
    who.write(`services/${who.member.id}.svg`, bytes);
  }
  await vera.publish('content: pictures');
  const asked = await max.publish('content: pictures');
  const file = 'content/services/harbour.svg';
  expect(asked).toMatchObject({ clashing: [{ file, clashes: [{ text: 'The file' }] }] });
  const onto = git(clone, 'rev-parse', 'HEAD');
  await max.publish('content: pictures', { onto, files: { [file]: { '': 'mine' } } });
  expect(readFileSync(join(clone, file), 'utf8')).toBe('of Max');
  for (const id of ['vera', 'max']) {
    expect(existsSync(join(clone, `content/services/${id}.svg`))).toBe(true);
  }
});

test('changes that are faulty in combination are not published and stay a draft', async () => {
  const [vera, max] = [begin('vera'), begin('max')];
  vera.change(QA, { title: 'A title of both' });
  const { data } = contentIn(max.root).file(QA);
  max.change('services/audit', { ...data, title: 'A title of both' });
  await vera.publish('content: a title');
  await expect(max.publish('content: a title')).rejects.toThrow('the same title');
  expect(max.text('services/audit')).toContain('A title of both');
  expect(git(clone, 'log', '-1', '--format=%s')).toBe('content: a title');
  expect(git(clone, 'rev-list', '--count', 'HEAD')).toBe('2');
});

test.each([
  ['deletes what another has renamed', 'remove', 'rename'],
  ['renames what another has deleted', 'rename', 'remove'],
  ['renames what another has renamed otherwise', 'rename', 'again'],
  ['changes what another has deleted', 'change', 'remove'],
  ['deletes what another has changed', 'remove', 'change'],
] as const)(
  'a person %s: they must choose, and nothing changes until then',
  async (_, mine, theirs) => {
    const [vera, max] = [begin('vera'), begin('max')];
    const act = ({ root, change }: typeof vera, what: typeof mine | typeof theirs) => {
      if (what === 'change') change(QA, { name: 'Testing' });
      else if (what === 'remove') expect(remove(root, recordIn(root, QA), '/')).toEqual([]);
      else
        expect(
          rename(
            root,
            recordIn(root, QA),
            recordIn(root, what === 'again' ? 'services/proof' : 'services/testing'),
          ),
        ).toEqual([]);
    };
    act(vera, theirs);
    act(max, mine);
    await vera.publish('content: theirs');
    const before = git(max.root, 'status', '--porcelain');
    expect(await max.publish('content: mine')).toHaveProperty('clashing');
    expect(git(max.root, 'status', '--porcelain')).toBe(before);
    for (const root of [clone, max.root]) expect(readContent(root).problems).toEqual([]);
  },
);

test('changes saved before a right ended are not published and can be put aside', async () => {
  beginGerman();
  const max = begin('max');
  const ask = max.asking('de');
  max.write('services/unnamed.svg', 'a picture');
  await expect(ask('publish', MESSAGE)).rejects.toThrow('You may only change content in German');
  rmSync(join(max.root, 'content/services/unnamed.svg'));
  max.change(QA, { name: 'Testing' });
  await expect(ask('publish', MESSAGE)).rejects.toThrow('You may only change content in German');
  expect(git(clone, 'log', '-1', '--format=%s')).toBe('German');
  max.write(`de/${QA}.yaml`, 'texts: []\n');
  expect(await ask('changes')).toHaveProperty('notOwn', [`content/${QA}.yaml`]);
  await ask('stash');
  expect(await ask('publish', MESSAGE)).toMatchObject({ fault: '' });
  expect(git(clone, 'show', '--name-only', '--format=')).toBe(`content/de/${QA}.yaml`);
  // The changes are stashed and can be applied to any draft.
  expect(git(clone, 'stash', 'list')).toContain('max Surname: saved before the right to it ended');
  const vera = begin('vera');
  git(vera.root, 'stash', 'pop', '--quiet');
  expect(vera.text(QA)).toMatch(/^name: Testing$/m);
});

test('the right to the source language covers translations only in renaming and deleting', async () => {
  beginGerman(`de/${QA}.yaml`);
  const max = begin('max');
  const ask = max.asking('en-GB');
  max.change(`de/${QA}`, { texts: [{ 'en-GB': 'Quality assurance', de: 'Prüfung' }] });
  await expect(ask('publish', MESSAGE)).rejects.toThrow(
    'You may only change content in British English',
  );
  await ask('stash');
  await ask('rename', { name: QA, to: 'services/tests' });
  expect(await ask('publish', MESSAGE)).toMatchObject({ fault: '' });
  expect(readContent(clone).problems).toEqual([]);
  // With half of the renaming set aside, content would be invalid, and the other half couldn't repair it.
  await ask('rename', { name: 'services/tests', to: QA });
  await max.asking('de')('stash');
  expect(git(max.root, 'status', '--porcelain', 'content')).toBe('');
});

test('renaming a record in a list with the right to the source updates its translation', async () => {
  const pair = { 'en-GB': 'net promoter score', de: 'Weiterempfehlung', at: 'nps.label' };
  beginGerman('de/figures.yaml', [pair]);
  const ask = begin('max').asking('en-GB');
  await ask('rename', { name: 'figures/nps', to: 'figures/score' });
  expect(await ask('publish', MESSAGE)).toMatchObject({ fault: '' });
  expect(git(clone, 'show', 'HEAD:content/de/figures.yaml')).toContain('at: score.label');
  expect(readContent(clone).problems).toEqual([]);
});

test('an unpublished commit becomes a draft, and rights are checked again', async () => {
  const [vera, max] = [begin('vera'), begin('max')];
  vera.change(QA, { name: 'Testing' });
  git(
    vera.root,
    'commit',
    '--quiet',
    '--all',
    '--message=By hand, or by an editor that was stopped',
  );
  max.change(QA, { line: 'By Max' });
  await max.publish('content: the line');
  await expect(vera.asking('de')('publish', MESSAGE)).rejects.toThrow(
    'You may only change content in German',
  );
  expect((await catchUp(vera.root, vera.member)).clashing).toEqual([]);
  expect(await vera.publish('content: the name')).toMatchObject({ fault: '' });
  expect(published(QA)).toMatch(/^name: Testing$/m);
  expect(published(QA)).toMatch(/^line: By Max$/m);
});

test('three people publish at once, and nothing is lost', async () => {
  const fields = { vera: 'name', max: 'line', ana: 'audience' };
  const people = Object.entries(fields).map(([id, field]) => ({ ...begin(id), field }));
  for (const { change, member, field } of people) change(QA, { [field]: `By ${member.id}` });
  await Promise.all(people.map(({ publish, member }) => publish(`content: ${member.id}`)));
  for (const { member, field } of people) {
    expect(published(QA)).toMatch(new RegExp(`^${field}: By ${member.id}$`, 'm'));
  }
});

test('publishing pulls from the remote and pushes on top of it', async () => {
  const remote = beginRemote();
  sendFromElsewhere(remote);
  const vera = begin('vera');
  vera.change(QA, { name: 'Testing' });
  expect(await vera.publish('content: the name')).toMatchObject({ pushed: true, fault: '' });
  expect(git(remote, 'log', '--format=%s', 'main')).toBe('content: the name\no\nBegin');
  expect(existsSync(join(vera.root, 'README.txt'))).toBe(true);
});

test('commits that could not be pushed are shown to everybody, and anybody can push them', async () => {
  const remote = beginRemote();
  const reopen = close(remote);
  const [vera, max] = [begin('vera'), begin('max')];
  vera.change(QA, { name: 'Testing' });
  expect(await vera.publish('content: the name')).toMatchObject({ pushed: false });
  const ask = asking(max.root, max.member);
  expect(await ask('changes')).toMatchObject({ files: [], unsent: 1 });
  reopen();
  expect(await ask('send')).toMatchObject({ pushed: true, fault: '' });
  expect(git(remote, 'log', '-1', '--format=%s', 'main')).toBe('content: the name');
});

test('diverged clone and remote: publishing asks for git pull, and nothing is lost', async () => {
  const remote = beginRemote();
  const [vera, max] = [begin('vera'), begin('max')];
  // The push fails, and another person pushes meanwhile.
  const reopen = close(remote);
  vera.change(QA, { name: 'Testing' });
  expect(await vera.publish('content: the name')).toMatchObject({ pushed: false });
  reopen();
  sendFromElsewhere(remote);
  max.change(QA, { line: 'Later' });
  await expect(max.publish('content: the line')).rejects.toThrow(
    'origin has 1 new commits, and 1 of this machine could not be pushed',
  );
  expect(max.text(QA)).toMatch(/^line: Later$/m);
  git(clone, 'pull', '--quiet', '--no-rebase', 'origin', 'main');
  expect(await max.publish('content: the line')).toMatchObject({ pushed: true, fault: '' });
  expect(git(remote, 'show', `main:content/${QA}.yaml`)).toMatch(
    /^name: Testing$.*^line: Later$/ms,
  );
});

test('uncommitted changes in the clone are not overwritten, and the draft stays', async () => {
  const vera = begin('vera');
  vera.change(QA, { name: 'Testing' });
  writePublished(`${QA}.yaml`, 'somebody works here\n');
  await expect(vera.publish('content: the name')).rejects.toThrow(Refusal);
  expect(published(QA)).toBe('somebody works here\n');
  expect(vera.text(QA)).toMatch(/^name: Testing$/m);
  expect(git(vera.root, 'rev-list', '--count', 'HEAD')).toBe('1');
});

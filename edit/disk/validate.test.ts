import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readContent } from '../../src/content/check.ts';
import { asking, contentIn } from '../../tests/fixtures/content.ts';
import { folderForFile } from '../../tests/fixtures/folder.ts';
import { draftsIn, withDrafts } from '../preview/drafts.ts';
import { actionsIn } from './actions.ts';
import { Refusal } from './validate.ts';

/** A folder tree with the project deep inside, and other files above and beside it. */
const disk = folderForFile();
const root = join(disk, 'a/b/c/site');
const OUTSIDE = ['deploy.yaml', 'a/deploy.yaml', 'a/b/deploy.yaml', 'a/b/picture.jpg'];

beforeAll(() => {
  mkdirSync(root, { recursive: true });
  cpSync('src/content/fixture', root, { recursive: true });
  for (const file of OUTSIDE) writeFileSync(join(disk, file), '# the secret of others\nname: x\n');
  // The targets of a malicious key and picture name, relative to the folder of unused pictures.
  mkdirSync(join(root, '.cache/edit/pictures/services'), { recursive: true });
  symlinkSync(join(disk, 'a/b'), join(root, 'content/services/linked'));
  symlinkSync(join(disk, 'deploy.yaml'), join(root, 'content/services/link.yaml'));
  symlinkSync(join(disk, 'nowhere.yaml'), join(root, 'content/services/dangling.yaml'));
});

/** Every file of the tree with its content, and every link with its target. */
const everything = (folder = disk): [path: string, holds: string][] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return everything(path);
    return [[path, entry.isFile() ? readFileSync(path, 'latin1') : readlinkSync(path)]];
  });

const NAMES = [
  '../deploy',
  '../../../deploy',
  '../../../../deploy',
  'services/../../../../deploy',
  'services/../../deploy',
  '/etc/passwd',
  '/deploy',
  '..\\..\\deploy',
  'services\\..\\..\\..\\deploy',
  'C:\\deploy',
  '%2e%2e/%2e%2e/deploy',
  'services/%2e%2e%2fdeploy',
  'services/qa\0',
  'services/qa\0.jpg',
  'services/linked/deploy',
  'services/linked/c/new',
  'services/link',
  'services/dangling',
  // The site does not have this language.
  'de/services/qa',
  '__proto__',
  'services/__proto__',
  'constructor',
  '.schema/pages',
  '',
  '.',
  'services/',
  `services/${'a'.repeat(5000)}`,
  `services/${'a/'.repeat(3000)}a`,
];

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const picture = { file: 'picture.jpg', alt: '' };
const QA = 'services/qa';
/** The change that saves this data in the record. */
const saving = (data: unknown) => [{ key: QA, hash: contentIn(root).file(QA).hash, data }];

/** Every action that takes a name, with the given name in each of its parameters. */
const asked = (name: string): [string, unknown][] => [
  ['save', [{ key: name, hash: '', data: { picture } }]],
  ['save', [{ key: 'services/copy', hash: '', data: { name: 'x' }, from: name }]],
  ['rename', { name, to: 'services/new' }],
  ['rename', { name: QA, to: name }],
  ['remove', { name, leadTo: '' }],
  ['picture', { key: name, name: 'a.svg', data: svg.toString('base64') }],
  ['removal', { name }],
  ['history', { key: name }],
  ['version', { key: name, commit: '0'.repeat(40) }],
];

test.each(NAMES)(
  'every action refuses the name %j, and nothing on the disk changes',
  async (name) => {
    const before = everything();
    const ask = asking(root);
    for (const [action, body] of asked(name)) {
      const said = `${action} ${JSON.stringify(body).slice(0, 99)}`;
      await expect(ask(action, body), said).rejects.toThrow(Refusal);
    }
    expect(() => draftsIn(root, { [name]: { picture } })).toThrow(Refusal);
    expect(everything()).toEqual(before);
  },
);

/** Those that change nothing. */
const READING = ['removal', 'history', 'version'];

/** Actions without a parameter that names a file. */
const NAMELESS = ['archive-unused', 'changes', 'choices', 'files', 'publish', 'send', 'stash'];

test('the tests above cover every action that takes a name', () => {
  const tried = asked('').map(([action]) => action);
  expect(new Set(Object.keys(actionsIn(root)))).toEqual(new Set([...tried, ...NAMELESS]));
});

test.each([
  '../../../outside.svg',
  '/etc/x.svg',
  '..\\x.svg',
  'a\0.svg',
  '__proto__',
  `${'a'.repeat(5000)}.svg`,
])(
  'a picture with the malicious name %# is stored beside its record under a safe name',
  async (name) => {
    const before = everything().length;
    const data = svg.toString('base64');
    const file = String(await asking(root)('picture', { key: QA, name, data }));
    expect(file).toMatch(/^[a-z0-9-]{1,100}\.svg$/);
    expect(everything().length).toBe(before + 2);
    rmSync(join(root, 'content/services', file));
    rmSync(join(root, '.cache/edit/pictures/services', file));
  },
);

test.each(['constructor', 'toString', '__proto__'])(
  'a field called %s is refused as unknown at every level, and nothing is written',
  async (name) => {
    const before = everything();
    const content = readContent(root);
    for (const section of ['x', {}, { name: 'x' }, []]) {
      const field = JSON.parse(`{ "${name}": ${JSON.stringify(section)} }`);
      const data = { ...field, picture: field, sections: [{ type: 'faq', ...field }] };
      expect(await asking(root)('save', saving(data))).toHaveProperty('faults.0');
      expect(withDrafts(content, draftsIn(root, { [QA]: data })).entries).not.toEqual([]);
    }
    expect(everything()).toEqual(before);
  },
);

const deep = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

test.each([
  ['70 levels', deep(69)],
  ['100000 levels', deep(99_999)],
  [
    '10002 values; a record may have 10000 at most',
    { sections: Array.from({ length: 5000 }, (_, id) => ({ id })) },
  ],
  ['200001 letters', { name: 'a'.repeat(150_000), sections: [{ lead: 'b'.repeat(50_001) }] }],
])('a record that is too large, with %s, is neither saved nor rendered', async (most, data) => {
  const before = everything();
  const says = `${QA} would have ${most}`;
  await expect(asking(root)('save', saving(data))).rejects.toThrow(says);
  expect(() => draftsIn(root, { [QA]: data })).toThrow(says);
  expect(everything()).toEqual(before);
});

test('a person with the right to one language can’t change another', async () => {
  contentIn(root).addGerman();
  const ask = asking(root, {
    id: 'max',
    name: 'Max',
    email: 'max@example.com',
    clone: root,
    branch: 'main',
    languages: ['de'],
    key: '',
  });
  const before = everything();
  for (const [action, body] of asked(QA).filter(([action]) => !READING.includes(action))) {
    await expect(ask(action, body), action).rejects.toThrow(
      'You may only change content in German',
    );
  }
  expect(everything()).toEqual(before);
  const texts = [{ 'en-GB': 'Quality assurance', de: 'Qualitätssicherung' }];
  const save = [{ key: 'de/services/qa', hash: '', data: { texts } }];
  // The request reaches the content check, which finds faults because of this tree's links.
  expect(await ask('save', save)).toHaveProperty('faults');
  rmSync(join(root, 'content/languages.yaml'));
});

test('actions refuse malformed requests', async () => {
  for (const action of [...asked('').map(([action]) => action), 'publish'])
    for (const body of [null, 1, 'x', [1], { key: ['a'] }, [{ key: {} }]])
      await expect(asking(root)(action, body)).rejects.toThrow();
});

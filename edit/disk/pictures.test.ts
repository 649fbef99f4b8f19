import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { printedOnFullDisk } from '../../tests/fixtures/content.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { addPicture, archiveUnused, pictureAt, restorePictures } from './pictures.ts';
import { keyIn, Refusal } from './validate.ts';

const root = folderForEach();

const sheet = (alpha: number, r = 9) =>
  sharp({ create: { width: 40, height: 20, channels: 4, background: { r, g: 9, b: 9, alpha } } });
const add = (name: string, bytes: Buffer) =>
  addPicture(root, { key: keyIn(root, 'team'), name, data: bytes.toString('base64') });

test('a photograph is stored beside its record, upright and without metadata', async () => {
  const photograph = await sheet(1)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await add('Ana Ünal (1).JPG', photograph)).toBe('ana-uenal-1.jpg');
  const written = await sharp(join(root, 'content/team/ana-uenal-1.jpg')).metadata();
  expect(written).toMatchObject({ width: 20, height: 40 });
  expect(written.exif).toBeUndefined();
});

test.each([
  ['tiff', 1, /^a\.(jpg|webp)$/],
  ['gif', 1, /^a\.(jpg|webp)$/],
  ['avif', 1, /^a\.(jpg|webp)$/],
  ['png', 0.5, /^a\.webp$/],
] as const)('%s with an opacity of %s becomes JPEG or WebP', async (format, alpha, becomes) => {
  const picture = await sheet(alpha).toFormat(format).toBuffer();
  expect(await add(`a.${format}`, picture)).toMatch(becomes);
});

test('a different picture of the same name gets a number; the same picture is not stored twice', async () => {
  const [blue, red] = await Promise.all([
    sheet(1).jpeg().toBuffer(),
    sheet(1, 255).jpeg().toBuffer(),
  ]);
  expect(await add('a.jpg', blue)).toBe('a.jpg');
  expect(await add('a.jpg', red)).toBe('a-2.jpg');
  expect(await add('a.jpg', blue)).toBe('a.jpg');
  // Names in the team's other folders are taken too.
  const mine = join(root, 'mine');
  mkdirSync(mine);
  const data = red.toString('base64');
  expect(await addPicture(mine, { key: keyIn(root, 'team'), name: 'a.jpg', data }, [root])).toBe(
    'a-2.jpg',
  );
});

/** A PNG whose header claims a size but which has hardly any data. */
function bomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const body = chunk('IDAT', deflateSync(Buffer.alloc(99)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), body, chunk('IEND', Buffer.alloc(0))]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
test.each([
  ['a program', Buffer.from('MZ not a picture')],
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(5000)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['the beginning of a photograph', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['an archive', Buffer.from('PK\u0003\u0004')],
  ['900 million pixels in a kilobyte', bomb(30_000)],
  ['a drawing with a script', Buffer.from(`${SVG}<script>alert(1)</script></svg>`)],
  ['a drawing that is packed', gzipSync(`${SVG}</svg>`)],
])('%s is refused as a picture', async (_, bytes) => {
  await expect(add('a.jpg', bytes)).rejects.toThrow(Refusal);
  expect(existsSync(join(root, 'content/team'))).toBe(false);
});

test('only the picture is kept of a file that is also a program', async () => {
  const picture = await sheet(1).gif().toBuffer();
  const both = Buffer.concat([picture, Buffer.from('/*<script>alert(1)</script>PK\u0003\u0004')]);
  const written = readFileSync(join(root, 'content/team', await add('a.gif', both)), 'latin1');
  expect(written).not.toMatch(/script|PK/);
});

test('no incomplete picture is left on a full disk', async () => {
  const own = JSON.stringify(join(import.meta.dirname, 'pictures.ts'));
  const drawing = `${SVG}<path d="M0 0h9v9z"/>${' '.repeat(5000)}</svg>`;
  const asked = { key: 'team', name: 'a.svg', data: Buffer.from(drawing).toString('base64') };
  const code = `
    import { addPicture } from ${own};
    addPicture(${JSON.stringify(root)}, ${JSON.stringify(asked)}).catch(({ code }) => console.log(code));`;
  expect(printedOnFullDisk(code)).toBe('EFBIG\n');
  expect(globSync('**/*.svg', { cwd: root })).toEqual([]);
  expect(globSync('.cache/edit/pictures/**/*.svg', { cwd: root })).toEqual([]);
});

test('an icon is served by its name, drawn in strokes', () => {
  const { type, body } = pictureAt(root, '/_edit/icons/star.svg') ?? {};
  expect(type).toBe('image/svg+xml');
  expect(body).toMatch(/^<svg [^>]*stroke="#000"[^>]*>.*<path d=.*<\/svg>$/);
  expect(pictureAt(root, '/_edit/icons/no-such-icon.svg')).toBeUndefined();
});

test('only pictures in content/ are served', async () => {
  await add('a.jpg', await sheet(1).jpeg().toBuffer());
  const bytes = readFileSync(join(root, 'content/team/a.jpg'));
  expect(pictureAt(root, '/_edit/content/team/a.jpg')).toEqual({ type: 'image/jpeg', body: bytes });
  for (const path of ['../package.json', 'team/../../a.jpg', 'team/ana.yaml']) {
    expect(pictureAt(root, `/_edit/content/${path}`)).toBeUndefined();
  }
});

test('a picture that no record names leaves content/, and returns when a record names it', async () => {
  await add('a.jpg', await sheet(1).jpeg().toBuffer());
  const path = join(root, 'content/team/a.jpg');
  const bytes = readFileSync(path);
  archiveUnused(root);
  expect(existsSync(path)).toBe(false);
  // The form shows the picture as soon as the record names it, before the file is back.
  expect(pictureAt(root, '/_edit/content/team/a.jpg')).toEqual({ type: 'image/jpeg', body: bytes });
  // Its name stays taken.
  expect(await add('a.jpg', await sheet(1, 255).jpeg().toBuffer())).toBe('a-2.jpg');
  restorePictures(root, [
    { key: keyIn(root, 'team'), data: { ana: { portrait: { file: 'a.jpg' } } } },
  ]);
  expect(readFileSync(path)).toEqual(bytes);
});

test('pictures that a record names, and pictures not uploaded here, stay', async () => {
  await add('a.jpg', await sheet(1).jpeg().toBuffer());
  writeFileSync(join(root, 'content/team.yaml'), 'ana:\n  portrait:\n    file: a.jpg\n');
  writeFileSync(join(root, 'content/team/b.jpg'), 'another');
  archiveUnused(root);
  for (const file of ['a.jpg', 'b.jpg']) {
    expect(existsSync(join(root, 'content/team', file))).toBe(true);
  }
});

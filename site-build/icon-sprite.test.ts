import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SPRITE } from '../src/content/icons.ts';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { writeIconSprite } from './icon-sprite.ts';

const folder = folderForEach();

function build(html: string): string {
  writeFileSync(join(folder, 'index.html'), html);
  return folder;
}

test('the sprite has each icon that pages use once, and pages link to it by its hash', () => {
  const use = (name: string) => `<svg><use href="${SPRITE}#${name}"/></svg>`;
  const folder = build(use('rocket') + use('clock') + use('rocket'));
  writeIconSprite(folder);
  const [sprite = ''] = globSync('_astro/icons.*.svg', { cwd: folder });
  const drawn = readFileSync(join(folder, sprite), 'utf8');
  expect([...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'clock',
    'rocket',
  ]);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html.split(`/${sprite}#rocket`)).toHaveLength(3);
  expect(html).not.toContain(SPRITE);
});

test('a build without icons has no sprite', () => {
  const folder = build('<p>Words.</p>');
  writeIconSprite(folder);
  expect(readdirSync(folder)).toEqual(['index.html']);
});

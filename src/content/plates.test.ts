import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const files = vi.hoisted(() => ({ manifest: '', written: 1 }));
vi.mock('node:fs', () => ({
  readFileSync: () => files.manifest,
  statSync: () => ({ mtimeMs: files.written }),
}));

beforeEach(() => {
  const picture = { src: '/art/office-london-wide.0.svg', width: 1280, height: 800, key: 'x' };
  files.manifest = JSON.stringify({ 'office/london@wide': picture });
});
afterEach(() => vi.resetModules());

test('a drawn plate gives its file and size', async () => {
  const { plateImage } = await import('./plates.ts');
  expect(plateImage('office/london', 'wide')).toEqual({
    src: '/art/office-london-wide.0.svg',
    width: 1280,
    height: 800,
  });
});

test('a plate that has not been drawn names the command', async () => {
  const { plateImage } = await import('./plates.ts');
  expect(() => plateImage('office/lisbon', 'wide')).toThrow(
    'plate office/lisbon is not drawn in cut "wide": run npm run art',
  );
});

test('a cut that a plate lacks names the place to add it', async () => {
  const { plateImage } = await import('./plates.ts');
  expect(() => plateImage('office/london', 'card')).toThrow(
    'plate office/london has no cut "card" (it has wide): add "card" to it in art/registry.ts',
  );
});

test('a damaged manifest names the command', async () => {
  files.manifest = '{"office/london@wide": {}}';
  const { plateImage } = await import('./plates.ts');
  expect(() => plateImage('office/london', 'wide')).toThrow('missing or damaged: run npm run art');
});

test('what has been drawn since is there', async () => {
  const { isDrawn } = await import('./plates.ts');
  expect(isDrawn('own/photograph@card')).toBe(false);
  const picture = { src: '/art/own-photograph-card.0.jpg', width: 800, height: 600 };
  files.manifest = JSON.stringify({ 'own/photograph@card': picture });
  files.written += 1;
  expect(isDrawn('own/photograph@card')).toBe(true);
});

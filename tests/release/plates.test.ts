import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';
import { plateKeys } from '../../plates/registry.ts';
import { drawPictures } from '../../site-build/pictures.ts';
import { readContent } from '../../src/content/check.ts';
import { inAllCuts } from '../../src/content/pictures/pictures.ts';

test('plates that no page shows pass the test of those on pages', async () => {
  await drawPictures(readContent('.'), inAllCuts(plateKeys));
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', 'plates/registry'];
  const { status, stdout } = spawnSync(process.execPath, vitest, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildFixtureApp, loadSite } from '../../tests/fixtures/site.ts';
import { formsOf } from '../enquiry/built-forms.ts';
import { ServedBuild } from './served-build.ts';

test('of a replaced build hashed files, and no others, stay for one more', async () => {
  const site = new ServedBuild(await loadSite({ '_astro/old.css': 'a{}', 'old.txt': 'old' }));
  const app = await buildFixtureApp({ site });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  site.take(await loadSite({}));
  expect(await statusOf('/_astro/old.css')).toBe(200);
  expect(await statusOf('/old.txt')).toBe(404);
  site.take(await loadSite({}));
  expect(await statusOf('/_astro/old.css')).toBe(404);
});

test("a build from which something can't be derived is not used at all", async () => {
  const site = new ServedBuild(await loadSite({}));
  const titles = site.derive(({ resources }) => resources.size);
  site.derive(formsOf);
  const before = titles();
  const other = await loadSite({ 'more.txt': 'more' });
  expect(() => site.take({ ...other, forms: undefined })).toThrow(
    'the build has no forms: a restart serves it without them',
  );
  expect(titles()).toBe(before);
  site.take(other);
  expect(titles()).toBe(before + 1);
});

test('the previous build is released from memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const site = new ServedBuild(await loadSite({}));
  const app = await buildFixtureApp({ site });
  const pages = site.derive(({ resources }) => resources);
  const before = new WeakRef(pages().get('/services') ?? {});
  await app.inject('/services');
  expect(before.deref()).toBeDefined();
  site.take(await loadSite({}));
  // A dereferenced WeakRef keeps its target until the end of the current job.
  await new Promise((next) => setTimeout(next));
  collect();
  expect(before.deref()).toBeUndefined();
});

import { createHash } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Running, startServer } from '../tests/fixtures/process.ts';
import { postForm } from '../tests/fixtures/service.ts';
import { formPage, INLINE_SCRIPT, page, writeSite } from '../tests/fixtures/site.ts';
import { sendRaw } from '../tests/fixtures/socket.ts';

/** The inline script of each build; they differ, so that each build's policy has its own hash. */
const SCRIPTS = { A: INLINE_SCRIPT, B: 'document.title += " B";' };
type Build = keyof typeof SCRIPTS;

const PAGES = ['/', '/services', '/services/qa', '/contact'];

/** A build whose name is on every page. */
const writeBuild = (build: Build) => {
  const marked = (html: string) => html.replace(INLINE_SCRIPT, SCRIPTS[build]);
  return writeSite({
    'index.html': marked(page(`Build ${build}`)),
    'services.html': marked(page(`Build ${build}`)),
    'services/qa.html': marked(page(`Build ${build}`)),
    'contact.html': marked(formPage(`Build ${build}`, 'enquiry')),
  });
};

/** Starts a server on build A, in a folder where another build can replace it. */
async function serve() {
  const site = await writeBuild('A');
  const data = `${site.folder}-data`;
  const running = await startServer({ DIST: site.folder, DATA: data });
  onTestFinished(async () => {
    await running.end('SIGKILL');
    await site.remove();
    await rm(data, { recursive: true, force: true });
  });
  return { running, dist: site.folder };
}

/** Replaces the build, signals the server, and waits for its line in the log. */
async function replace(running: Running, dist: string, other: string): Promise<string> {
  const known = running.log().length;
  await rename(dist, `${dist}-old`);
  await rename(other, dist);
  await rm(`${dist}-old`, { recursive: true });
  running.child.kill('SIGHUP');
  for (;;) {
    const lines = running.log().slice(known).split('\n');
    const said = lines.filter((line) => /^Another build|"msg":"[^"]*build/.test(line));
    if (said.length > 0) return said.join('\n');
    await pause(20);
  }
}

test('under load each answer comes from the old or the new build, and none is missing', async () => {
  const { running, dist } = await serve();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { token } = await (await fetch(`${running.url}/enquiries/token`)).json();
  const met: { build: string; isWhole: boolean }[] = [];
  let isOver = false;
  const visit = async (start: number) => {
    for (let count = start; !isOver; count += 1) {
      const path = PAGES[count % PAGES.length] ?? '/';
      const { headers, text } = await sendRaw(running.port, 'GET', path, {}, '', agent);
      const [, build] = /<h1>Build ([AB])<\/h1>/.exec(text) ?? [];
      const script = SCRIPTS[build as Build] ?? '';
      const hash = createHash('sha256').update(script).digest('base64');
      const policy = String(headers['content-security-policy']);
      met.push({ build: build ?? text, isWhole: text.includes(script) && policy.includes(hash) });
    }
  };
  const visitors = Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(visit));
  await pause(100);
  const { folder } = await writeBuild('B');
  expect(await replace(running, dist, folder)).toContain('Another build is served');
  const asked = met.length;
  await pause(200);
  isOver = true;
  await visitors;
  agent.destroy();
  expect(met.filter(({ isWhole }) => !isWhole)).toEqual([]);
  expect(new Set(met.slice(0, asked).map(({ build }) => build))).toContain('A');
  // Requests in progress, at most eight, may still get the old build.
  expect(new Set(met.slice(asked + 8).map(({ build }) => build))).toEqual(new Set(['B']));

  // The form of a page of the old build is accepted.
  expect((await postForm(running.url, { token })).status).toBe(303);
});

test("a build that can't be served is refused in one line, and the old one stays", async () => {
  const { running, dist } = await serve();
  const { folder } = await writeBuild('B');
  await writeFile(join(folder, 'brief.html'), page('Another'));
  const line = await replace(running, dist, folder);
  expect(line.split('\n')).toHaveLength(1);
  expect(line).toContain('the new build is refused, the old one stays');
  expect(line).toContain('copy of /brief.html in the build is stale');
  expect(await (await fetch(running.url)).text()).toContain('Build A');
  // Once repaired, the build is served at the next signal.
  const { folder: mended } = await writeBuild('B');
  expect(await replace(running, dist, mended)).toContain('Another build is served');
  expect(await (await fetch(running.url)).text()).toContain('Build B');
});

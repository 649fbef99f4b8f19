import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { violations } from '../../tests/axe.ts';
import { PASSWORD, startTeam } from '../../tests/edit/clone.ts';
import { test as base, editorIn, expect } from '../../tests/edit/editor-test.ts';

const test = base.extend<object, { team: Awaited<ReturnType<typeof startTeam>> }>({
  team: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures one needs from this pattern
    async ({}, use) => {
      const team = await startTeam('team-chromium', ['vera']);
      await use(team);
      team.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const QA = 'content/services/qa.yaml';

test('a person signs in by keyboard, resolves a clash, publishes and signs out', {
  tag: '@release',
}, async ({ page, team, expectError }) => {
  const { folder, git, url } = team;
  const editor = editorIn(page, { url: `${url}/edit` });
  await page.goto(`${url}/edit#services/qa`);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Name').fill('vera');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a wrong password');
  expectError(/\b403\b/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The name or the password is wrong.');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  await editor.open('services/qa');
  await editor.field('name').fill('By Vera');
  await editor.save();
  expect(readFileSync(join(folder, QA), 'utf8')).not.toContain('By Vera');
  // Another person has published another name meanwhile.
  const text = readFileSync(join(folder, QA), 'utf8');
  writeFileSync(join(folder, QA), text.replace(/^name: .*$/m, 'name: By Max'));
  git('commit', '--quiet', '--all', '--message=content: by Max');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Publish' });
  await expect(window.getByText('As vera Surname, vera@example.com')).toBeVisible();
  await window.getByRole('button', { name: 'Publish' }).click();
  await expect(window.getByRole('cell', { name: 'By Max' })).toBeVisible();
  expect(await violations(page, { without: ['frame-tested'] })).toEqual([]);
  await window.getByLabel('Keep for Name').selectOption('mine');
  await window.getByRole('button', { name: 'Publish' }).click();
  await expect(window.getByRole('status').first()).toHaveText(/^Published as/);
  expect(readFileSync(join(folder, QA), 'utf8')).toMatch(/^name: By Vera$/m);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto(`${url}/edit`);
  await expect(page).toHaveURL(/\/sign-in$/);
});

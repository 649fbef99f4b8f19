import { expect, test } from 'vitest';
import { bundle } from './bundle.ts';

test('the editor’s page is one script, which runs in a browser, and one style sheet', async () => {
  const files = await bundle();
  expect([...files.keys()].sort()).toEqual(['app.css', 'app.js']);
  expect(String(files.get('app.js')?.body)).not.toMatch(/from ?["']node:/);
});

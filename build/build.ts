/** `npm run build`: builds the site into dist/. What is done before and after the pages is in site-build.ts. */
import process from 'node:process';
import { build } from 'astro';

try {
  await build({ logLevel: 'warn' });
} catch (error) {
  // What is wrong with content says so itself, place by place; of anything else the developer needs the stack.
  const isContent = error instanceof Error && error.name === 'ContentError';
  console.error(isContent ? error.message : error);
  process.exit(1);
}

/**
 * Builds the site into dist/: checks content, draws plates and share images, renders pages, gives each the style rules
 * it uses, takes scripts out of them, compresses files.
 * Each step says how long it took and what it found in its cache.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const steps = [
  { name: 'content', command: ['tools/check-content.ts'] },
  { name: 'plates', command: ['art/draw.ts'] },
  { name: 'share images', command: ['build/share-images.ts'] },
  { name: 'pages', command: ['node_modules/astro/bin/astro.mjs', 'build', '--silent'] },
  { name: 'styles', command: ['build/page-styles.ts'] },
  { name: 'scripts', command: ['build/page-scripts.ts'] },
  { name: 'compression', command: ['build/compress.ts'] },
];

for (const [index, { name, command }] of steps.entries()) {
  const start = performance.now();
  console.log(`[${index + 1}/${steps.length}] ${name} …`);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`Build stopped at "${name}".`);
    process.exit(1);
  }
  console.log(`      ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

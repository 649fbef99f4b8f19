import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Some tests start servers; none depends on how long that takes.
    testTimeout: 30_000,
    // One file a core; Vitest would leave one of them free for its own display.
    maxWorkers: availableParallelism(),
    include: ['{art,bench,build,contract,server,src,tests/unit,tools}/**/*.test.{ts,tsx}'],
  },
});

import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { isSample } from './tests/sample/is-sample.ts';

export default defineConfig({
  test: {
    // Some tests start servers, which takes long on a busy machine: a limit ends what hangs, and proves nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One file a core; Vitest would leave one of them free for its own display.
    maxWorkers: availableParallelism(),
    include: ['{art,bench,build,contract,edit,server,src,tests,tools}/**/*.test.{ts,tsx}'],
    // What the specification says about the sample is no rule for another company.
    exclude: [...configDefaults.exclude, ...(isSample() ? [] : ['tests/sample/**'])],
  },
});

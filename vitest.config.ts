import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { COMPILED } from './tests/fixtures/process.ts';
import { isSample } from './tests/sample/is-sample.ts';

const TESTS =
  '{art,bench,commands,contract,edit,edit-team,plates,server,site-build,src,tests,tools}/**/*.test.{ts,tsx}';

/**
 * Tests that start, kill or delay processes and sockets, or develop photographs. `npm test -- --quick` skips them. They start
 * first, since Vitest takes projects by name, and then the largest files.
 */
const SLOW = [
  'art/own/develop.test.ts',
  'commands/package.test.ts',
  'server/{main,app.socket,new-build,store-faults,upload-pace}.test.ts',
];

/** Tests of the whole product. `npm test -- --all` runs them, and .ci/run does if the change concerns them. */
const RELEASE = ['tests/release/**/*.test.ts', 'edit-team/tests/*.test.ts'];

export default defineConfig({
  test: {
    // Some tests start servers, which takes long on a busy machine. The limits only end hung tests.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One more than cores: the longest file mostly waits for its child processes.
    maxWorkers: availableParallelism() + 1,
    // A worker runs many files in turn and loads each module once, so no test may leave state behind.
    isolate: false,
    // For the commands that tests run.
    env: COMPILED,
    // Tests of the sample's content don't apply to another company's.
    exclude: [...configDefaults.exclude, ...(isSample() ? [] : ['tests/sample/**'])],
    projects: [
      { extends: true, test: { name: 'unit', include: [TESTS], exclude: [...SLOW, ...RELEASE] } },
      { extends: true, test: { name: 'slow', include: SLOW } },
      { extends: true, test: { name: 'release', include: RELEASE } },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isSample } from './tests/sample/is-sample.ts';

const TESTS =
  '{art,bench,commands,contract,edit,edit-team,plates,server,site-build,src,tests,tools}/**/*.test.{ts,tsx}';

/** Processes and sockets, started, killed, made to wait; and photographs developed: `npm test -- --quick` goes without. */
const SLOW = [
  'art/own/develop.test.ts',
  'commands/package.test.ts',
  'server/{main,app.socket,new-build,store-faults,upload-pace}.test.ts',
];

/** What proves the product, not a change: run by `npm test -- --all`, and by .ci/run where the change is about it. */
const RELEASE = ['tests/release/**/*.test.ts', 'edit-team/tests/*.test.ts'];

/** The files that take longest, and mostly wait for processes of their own: begun last, they would be alone in the end. */
const LONGEST = [
  'torture.test.ts',
  'rebrand.test.ts',
  'upload-pace.test.ts',
  'store-faults.test.ts',
  'team.test.ts',
  'main.test.ts',
  'enquiry-routes.test.ts',
  'outbox.test.ts',
  'app.socket.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return place === -1 ? LONGEST.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // Some tests start servers, which takes long on a busy machine: a limit ends what hangs, and proves nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One more than cores: the longest file waits for its processes most of the time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // A process runs many files, one after the other, and reads each module once: no test leaves anything changed behind it.
    isolate: false,
    // What the specification says about the sample is no rule for another company.
    exclude: [...configDefaults.exclude, ...(isSample() ? [] : ['tests/sample/**'])],
    projects: [
      { extends: true, test: { name: 'unit', include: [TESTS], exclude: [...SLOW, ...RELEASE] } },
      { extends: true, test: { name: 'slow', include: SLOW } },
      { extends: true, test: { name: 'release', include: RELEASE } },
    ],
  },
});

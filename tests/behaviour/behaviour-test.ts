import { test as base } from '../browser-test.ts';
import { FIXTURE_URL } from './fixture-site.ts';

export { expect, SCRIPTING } from '../browser-test.ts';

/** The test of every behaviour: a browser test on the fixture site. */
export const test = base.extend({ baseURL: FIXTURE_URL });

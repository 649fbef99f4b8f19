import { MAX_FILE_SIZE } from '../contract/limits.ts';
import { readConfig } from '../server/config.ts';
import { expect, test } from './browser-test.ts';
import { readBuiltPage } from './built-page.ts';

test('the privacy policy states the limits that the service keeps unless it is told otherwise', async ({
  page,
}) => {
  const { number, unit } = readConfig({}).retention;
  const { text } = await readBuiltPage(page, '/legal/privacy-policy');
  expect(text).toContain(`An enquiry is deleted ${number} ${unit} after it arrived`);
  expect(text).toContain(`one file of up to ${MAX_FILE_SIZE}`);
  // An age is stated once, so that a change of the setting needs one change here.
  expect(text.match(/\d+ months/g)).toHaveLength(1);
});

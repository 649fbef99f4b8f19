import { expect, test } from 'vitest';
import { MAX_FILE_SIZE } from '../../contract/limits.ts';
import { readConfig } from '../../server/config.ts';
import { landmark, wordsOf } from '../built-site.ts';

test('the privacy policy states the limits that the service keeps unless it is told otherwise', () => {
  const { number, unit } = readConfig({}).retention;
  const words = wordsOf(landmark('/legal/privacy-policy', 'main'));
  expect(words).toContain(`An enquiry is deleted ${number} ${unit} after it arrived`);
  expect(words).toContain(`one file of up to ${MAX_FILE_SIZE}`);
  // An age is stated once, so that a change of the setting needs one change here.
  expect(words.match(/\d+ months/g)).toHaveLength(1);
});

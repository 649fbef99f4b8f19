import { expect, test } from 'vitest';
import { maxFileSize } from '../../contract/limits.ts';
import { readConfig } from '../../server/config.ts';
import { landmark, wordsOf } from '../built-site.ts';

test('the privacy policy states the service’s default limits', () => {
  const { retention, retentionCareers } = readConfig({});
  const ages = [retention, retentionCareers].map(({ number, unit }) => `${number} ${unit}`);
  const words = wordsOf(landmark('/legal/privacy-policy', 'main'));
  expect(words).toContain(
    `An enquiry is deleted ${ages[0]} after it arrived, an application after ${ages[1]}`,
  );
  expect(words).toContain(`one file of up to ${maxFileSize('en-GB')}`);
  // The page states each period once, so that a new setting needs one change.
  expect(words.match(/\d+ months/g)).toEqual(ages);
});

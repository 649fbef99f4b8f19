import { expect, test } from 'vitest';
import { WORDS } from '../../tests/fixtures/site.ts';
import { smallContent } from '../../tests/fixtures/small-content.ts';
import { shownForm } from './forms.ts';
import { siteIn } from './site.ts';

const { read } = smallContent();

test('a form has no choice of positions while there are none', () => {
  const { application } = WORDS.forms;
  if (!application) throw new Error('the fixture has this form');
  expect(application.fields).toHaveProperty('position');
  expect(shownForm(application, siteIn(undefined, read())).fields.position).toBeUndefined();
});

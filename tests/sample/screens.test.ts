import { expect, test } from 'vitest';
import { contentOfFiles } from '../../src/content/content-cache.ts';
import { inLanguage, textsIn } from '../../src/content/translate.ts';

test('pages in every language show product screens in that language, without a text left in English', () => {
  const content = contentOfFiles();
  const lacking = content.languages.slice(1).flatMap((language) => {
    if (inLanguage(content, language).addresses.size === 0) return [];
    return [...textsIn(content, language)]
      .filter(({ entry, state }) => entry.collection === 'screens' && state !== 'current')
      .map(({ place, text }) => `${language.tag} ${place}: ${text}`);
  });
  expect(lacking).toEqual([]);
});

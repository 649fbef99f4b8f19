import { expect, test } from 'vitest';
import { contentOfFiles } from '../../src/content/content-cache.ts';
import { inLanguage, textsIn } from '../../src/content/languages/translate.ts';

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

test('a page whose translation names its address exists in that language', () => {
  const content = contentOfFiles();
  const lacking = content.languages.slice(1).flatMap((language) => {
    const { addresses } = inLanguage(content, language);
    return content.entries
      .filter(({ source }) => language.files.get(source.file)?.address)
      .filter(({ address = '' }) => !addresses.has(address))
      .map(({ address }) => `${language.tag} ${address}`);
  });
  expect(lacking).toEqual([]);
});

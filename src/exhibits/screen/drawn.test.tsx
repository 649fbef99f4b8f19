import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ProductScreen } from '../../ui/ProductScreen/ProductScreen.tsx';
import { drawnFile, drawnScreen, textsOf } from './drawn.tsx';
import { inks } from './inks.ts';
import { screenNames } from './names.ts';

/** The maximum size of a compressed drawing, in bytes. */
const LARGEST = 3500;

test('drawings/texts.json has every text; `npx vitest -u` writes it', async () => {
  const texts = Object.fromEntries(screenNames.map((name) => [name, textsOf(name)]));
  await expect(`${JSON.stringify(texts, null, 2)}\n`).toMatchFileSnapshot('drawings/texts.json');
});

describe.each(screenNames)('%s', (name) => {
  const source = { language: 'en', prefix: '', texts: {} };
  const screen = drawnScreen(name, source, 'en');
  const inPage = renderToStaticMarkup(<ProductScreen screen={screen} />);
  const markup = drawnFile(name, source);
  const isPhone = screen.wide.width < screen.wide.height;

  test('is one image with a text alternative', () => {
    expect(inPage).toMatch(/^<div [^>]*role="img" aria-label="[^"]{40,}"/);
    expect(inPage.match(/aria-label/g)).toHaveLength(1);
    expect(inPage).toContain(`<use href="/vignettes/${name}.svg#drawing">`);
  });

  test('has a narrow cut of three rows, unless it is a phone', () => {
    expect(inPage.includes(`<use href="/vignettes/${name}.svg#narrow">`)).toBe(!isPhone);
    expect(inPage.includes('viewBox="0 0 320 406"')).toBe(!isPhone);
    expect(markup.includes('<defs><g id="narrow">')).toBe(!isPhone);
  });

  test('is cut off at its fold on a card', () => {
    const card = renderToStaticMarkup(<ProductScreen screen={screen} folded />);
    expect(card).not.toContain(isPhone ? '360 740' : '320 406');
  });

  test('has the viewBox of its shape', () => {
    const box = isPhone ? '0 0 360 740' : '0 0 800 540';
    expect(inPage).toContain(`viewBox="${box}"`);
    expect(markup).toContain(`viewBox="${box}"`);
  });

  test('marks exactly one point in each cut', () => {
    for (const cut of markup.split('<defs>')) {
      expect(cut.split(`fill="${inks.accent.fill}"`)).toHaveLength(2);
    }
  });

  test('has no style attribute and no invalid number', () => {
    expect(markup).not.toMatch(/ style=|NaN|undefined|Infinity/);
  });

  test('stays within its size limit', () => {
    expect(brotliCompressSync(markup).length).toBeLessThan(LARGEST);
  });

  test('has the mark of its language on a page of another', () => {
    const untranslated = drawnScreen(name, source, 'de');
    expect(inPage).not.toContain('lang=');
    expect(renderToStaticMarkup(<ProductScreen screen={untranslated} />)).toContain('lang="en"');
  });

  test('says every text in the language asked for, and numbers as that language writes them', () => {
    const texts = Object.fromEntries(textsOf(name).map((text) => [text, '⟦⟧']));
    const said = drawnFile(name, { language: 'de', prefix: '/de', texts })
      .replaceAll(/<[^>]*>/g, ' ')
      .split(' ')
      .filter((part) => part !== '' && part !== '|' && part !== '⟦⟧');
    expect(said.filter((part) => !/^\d{1,3}(\.\d{3})*$/.test(part))).toEqual([]);
  });
});
